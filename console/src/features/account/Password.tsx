import { Alert, Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { client, describe } from '../../api.js'
import { spokenFaults } from '../../plain.js'
import { tr } from '../../texts.js'
import { Panel } from '../../ui/detail/Detail.js'
import { Secret } from '../../ui/form/Secret.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { tell } from '../../ui/tell.js'

/** All other sessions end with it; this one goes on. */
export function Password({ username }: { username: string }) {
  const form = useForm({
    initialValues: { current_password: '', password: '', again: '' },
    validate: {
      current_password: (value) => (value === '' ? tr('Enter your password') : null),
      password: (value) => (value.length < 12 ? tr('At least 12 characters') : null),
      again: (value, { password }) => (value === password ? null : tr('Both must be the same')),
    },
  })
  useUnsaved(form.isDirty())
  const changing = useMutation({
    mutationFn: ({ current_password, password }: typeof form.values) =>
      client.PUT('/v1/account/password', { body: { current_password, password } }),
    onSuccess: () => {
      tell.done(tr('Password changed. All other sessions have ended.'))
      form.reset()
    },
    onError: (error) => form.setErrors(spokenFaults(error)),
  })
  const fault = changing.error !== null && Object.keys(form.errors).length === 0 ? describe(changing.error) : null
  return (
    <Panel title={tr('Password')}>
      <form noValidate onSubmit={form.onSubmit((values) => changing.mutate(values))}>
        <Stack gap="md">
          {/* For password managers, which store the new password under it. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <Secret label={tr('Current password')} autoComplete="current-password" {...form.getInputProps('current_password')} />
          <Secret
            label={tr('New password')}
            description={tr('At least 12 characters; several words are easy to remember and hard to guess.')}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <Secret label={tr('The same again')} autoComplete="new-password" {...form.getInputProps('again')} />
          {fault && (
            <Alert color="red" variant="light" title={fault.title} role="alert">
              {fault.detail}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={changing.isPending}>
              {tr('Change the password')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
