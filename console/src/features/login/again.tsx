import type { LoginResult } from '@allotment/sdk'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { tr } from '../../texts.js'
import { confirm } from '../../ui/confirm.js'
import { Secret } from '../../ui/form/Secret.js'
import { hasUnsaved } from '../../ui/form/unsaved.js'
import { explain } from './explain.js'
import { Refusal } from './Refusal.js'
import { signIn } from './session.js'
import { useCountdown } from './useCountdown.js'

let isOpen = false

/**
 * The session has ended while something is typed and not saved: the user signs in above the page, which stays. False if nothing would be
 * lost. If it is closed, the next call to the service opens it again.
 */
export function askToSignIn({ username }: LoginResult): boolean {
  if (isOpen) return true
  if (!hasUnsaved() || username === null) return false
  isOpen = true
  const over = () => {
    isOpen = false
  }
  confirm({
    title: tr('Your session has ended'),
    content: (close) => (
      <Again
        username={username}
        onDone={() => {
          over()
          close()
        }}
      />
    ),
    onCancel: over,
  })
  return true
}

/** Only the same user: what is typed was meant for its tickets and orders. */
function Again({ username, onDone }: { username: string; onDone: () => void }) {
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const lock = useCountdown()
  const attempt = useMutation({
    mutationFn: () => signIn(username, password),
    onSuccess: () => {
      onDone()
      void queries.invalidateQueries()
    },
    onError: (error) => lock.start(explain(error).wait ?? 0),
  })
  const refusal = attempt.error === null ? null : explain(attempt.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') attempt.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{tr('What you typed is still here. Sign in, and save it again.')}</Text>
        {refusal !== null && <Refusal title={refusal.title} detail={refusal.detail} request_id={refusal.request_id} left={lock.left} />}
        <TextInput label={tr('Username')} value={username} readOnly autoComplete="username" />
        <Secret
          label={tr('Password')}
          value={password}
          autoComplete="current-password"
          data-autofocus
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" loading={attempt.isPending} disabled={password === '' || lock.left > 0}>
          {tr('Sign in')}
        </Button>
      </Stack>
    </form>
  )
}
