import { Anchor, Box, Button, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ColourScheme } from '../../ui/ColourScheme.js'
import { Mark } from '../../ui/Logo.js'
import { explain } from './explain.js'
import { Refusal } from './Refusal.js'
import { Seats } from './Seats.js'
import classes from './SignIn.module.css'
import { signIn } from './session.js'
import { useCountdown } from './useCountdown.js'

export function SignIn() {
  useDocumentTitle('Sign in · Allotment')
  const { from = '/', ended } = useSearch({ from: '/sign-in' })
  const navigate = useNavigate()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: {
      username: (value) => (value.trim() === '' ? 'Enter your username' : null),
      password: (value) => (value === '' ? 'Enter your password' : null),
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
    <div className={classes.page}>
      <aside className={classes.brand} aria-hidden="true">
        <Seats />
        <Group gap="sm" className={classes.name}>
          <Mark size={36} onBrand />
          <span>Allotment</span>
        </Group>
        <p className={classes.line}>Your share of every event, from the first hold to the last gate.</p>
      </aside>
      <main className={classes.side}>
        <div className={classes.corner}>
          <ColourScheme />
        </div>
        <Box component="form" className={classes.form} noValidate onSubmit={form.onSubmit((values) => attempt.mutate(values))}>
          <Stack gap="lg">
            <div>
              <Group gap="xs" mb="xl" className={classes.small}>
                <Mark size={34} />
                <Text component="span" fw={650} size="xl">
                  Allotment
                </Text>
              </Group>
              <Title order={1}>Sign in</Title>
              <Text c="dimmed" mt={4}>
                {ended ? 'Your session has ended. Sign in to continue.' : 'To the console of your ticket service.'}
              </Text>
            </div>
            {refusal !== null && refusal.title !== null && (
              <Refusal title={refusal.title} detail={refusal.detail} request_id={refusal.request_id} left={lock.left} />
            )}
            <TextInput
              label="Username"
              size="md"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              key={form.key('username')}
              {...form.getInputProps('username')}
            />
            <PasswordInput
              label="Password"
              size="md"
              autoComplete="current-password"
              visibilityToggleFocusable
              visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
              key={form.key('password')}
              {...form.getInputProps('password')}
            />
            <Button type="submit" size="md" fullWidth loading={attempt.isPending} disabled={lock.left > 0}>
              {refusal?.away ? 'Try again' : 'Sign in'}
            </Button>
          </Stack>
          <Text size="sm" c="dimmed" mt="xl">
            Building an integration?{' '}
            <Anchor href="/docs" underline="always">
              Read the API reference
            </Anchor>
          </Text>
        </Box>
      </main>
    </div>
  )
}
