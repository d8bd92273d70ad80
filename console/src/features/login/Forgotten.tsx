import { Alert, Button, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { tr, trCount } from '../../texts.js'
import { Icon } from '../../ui/Icon.js'
import { explain } from './explain.js'
import { Frame } from './Frame.js'
import { visitor } from './links.js'
import { Refusal } from './Refusal.js'
import { useCountdown } from './useCountdown.js'

/** Asks for a letter to set a new password. What is answered does not tell whether there is such an account. */
export function Forgotten() {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { login: '' },
    validate: { login: (value) => (value.trim() === '' ? tr('Enter your username or e-mail address') : null) },
  })
  const lock = useCountdown()
  const asking = useMutation({
    mutationFn: async ({ login }: { login: string }) => (await visitor.POST('/v1/login/reset', { body: { login: login.trim() } })).data,
    onError: (error) => lock.start(explain(error).wait ?? 0),
  })
  const refusal = asking.error === null ? null : explain(asking.error)
  return (
    <Frame
      title={tr('A new password')}
      about={tr('We send you a letter with a link to choose one.')}
      onSubmit={form.onSubmit((values) => asking.mutate(values))}
      below={<Link to="/sign-in">{tr('Back to signing in')}</Link>}
    >
      {refusal !== null && <Refusal title={refusal.title ?? ''} detail={refusal.detail} request_id={refusal.request_id} left={lock.left} />}
      {asking.data ? (
        <Alert color="pine" variant="light" icon={<Icon name="send" size={20} />} title={tr('Look in your mailbox')} role="status">
          {tr('If there is such an account, a letter is on its way.')}{' '}
          {trCount(asking.data.valid_minutes, 'Its link is valid for one minute.', 'Its link is valid for {n} minutes.')}
          <Text size="sm" mt={6}>
            {tr('No letter? Look among unwanted mail, or ask your administrator which address is stored.')}
          </Text>
        </Alert>
      ) : (
        <>
          <TextInput
            label={tr('Username or e-mail address')}
            size="md"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            key={form.key('login')}
            {...form.getInputProps('login')}
          />
          <Button type="submit" size="md" fullWidth loading={asking.isPending} disabled={lock.left > 0}>
            {tr('Send the letter')}
          </Button>
        </>
      )}
    </Frame>
  )
}
