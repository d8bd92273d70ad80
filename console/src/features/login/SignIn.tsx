import { Anchor, Button, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { tr, trRich } from '../../texts.js'
import { Secret } from '../../ui/form/Secret.js'
import { explain } from './explain.js'
import { Frame } from './Frame.js'
import { Refusal } from './Refusal.js'
import { signIn } from './session.js'
import { useCountdown } from './useCountdown.js'

export function SignIn() {
  const { from = '/', ended } = useSearch({ from: '/sign-in' })
  const navigate = useNavigate()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: {
      username: (value) => (value.trim() === '' ? tr('Enter your username') : null),
      password: (value) => (value === '' ? tr('Enter your password') : null),
    },
  })
  const lock = useCountdown()
  const attempt = useMutation({
    mutationFn: ({ username, password }: typeof form.values) => signIn(username.trim(), password),
    onSuccess: () => navigate({ href: from, replace: true }),
    onError: (error) => {
      const { fields, wait, away } = explain(error)
      form.setErrors(fields)
      lock.start(wait ?? 0)
      if (!away) form.getInputNode('password')?.focus()
    },
  })
  const refusal = attempt.error === null ? null : explain(attempt.error)

  return (
    <Frame
      title={tr('Sign in')}
      about={ended ? tr('Your session has ended. Sign in to go on where you were.') : tr('To the console of your ticket service.')}
      onSubmit={form.onSubmit((values) => attempt.mutate(values))}
      below={trRich('Building an integration? {reference}', {
        reference: (
          <Anchor href="/docs" underline="always">
            {tr('Read the API reference')}
          </Anchor>
        ),
      })}
    >
      {refusal !== null && refusal.title !== null && (
        <Refusal title={refusal.title} detail={refusal.detail} request_id={refusal.request_id} left={lock.left} />
      )}
      <TextInput
        label={tr('Username')}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        key={form.key('username')}
        {...form.getInputProps('username')}
      />
      <Secret
        label={tr('Password')}
        size="md"
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" size="md" fullWidth loading={attempt.isPending} disabled={lock.left > 0}>
        {refusal?.away ? tr('Try again') : tr('Sign in')}
      </Button>
      <Text size="sm">
        <Link to="/forgotten">{tr('Forgotten your password?')}</Link>
      </Text>
    </Frame>
  )
}
