import { Button, Skeleton, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { describe } from '../../api.js'
import { moment } from '../../format.js'
import { spokenFaults } from '../../plain.js'
import { language, tr, trRich } from '../../texts.js'
import { Failure } from '../../ui/Failure.js'
import { Secret } from '../../ui/form/Secret.js'
import { localeOf } from '../account/locales.js'
import { Frame } from './Frame.js'
import { forgetToken, isOver, takeToken, visitor } from './links.js'
import { Refusal } from './Refusal.js'
import { signIn } from './session.js'

/** Behind the link of a letter: choose the first password of an invitation, or a new one. */
export function SetPassword() {
  const [token] = useState(takeToken)
  const link = useQuery({
    queryKey: ['account-link', token],
    queryFn: async () => (await visitor.POST('/v1/login/link', { body: { token } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [isUsedUp, setUsedUp] = useState(false)
  if (isUsedUp || (link.isError && isOver(link.error))) return <Over />
  if (link.isError)
    return (
      <Frame title={tr('Choose a password')} about="">
        <Failure small error={link.error} onRetry={() => void link.refetch()} />
      </Frame>
    )
  if (link.isPending)
    return (
      <Frame title={tr('Choose a password')} about="">
        <Skeleton height={180} role="status" aria-label={tr('Loading')} />
      </Frame>
    )
  return <Choose token={token} link={link.data} onOver={() => setUsedUp(true)} />
}

/** Used, replaced, revoked or late: all are the same to who holds it. */
function Over() {
  return (
    <Frame
      title={tr('This link is no longer valid')}
      about={tr('It was used, replaced by a newer one, or its time is over.')}
      below={<Link to="/sign-in">{tr('Back to signing in')}</Link>}
    >
      <Text size="sm">
        {trRich('For a new password, {ask}. An invitation is sent again by whoever invited you.', {
          ask: <Link to="/forgotten">{tr('ask for another letter')}</Link>,
        })}
      </Text>
    </Frame>
  )
}

interface Purpose {
  purpose: 'reset' | 'invitation'
  username: string
  label: string
  organisation: string | null
  invited_by: string | null
  expires: string
}

function Choose({ token, link, onOver }: { token: string; link: Purpose; onOver: () => void }) {
  const isInvited = link.purpose === 'invitation'
  const navigate = useNavigate()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { label: link.label, password: '', again: '' },
    validate: {
      label: (value) => (value.trim() === '' ? tr('Enter your name') : null),
      password: (value) => (value.length < 12 ? tr('At least 12 characters') : null),
      again: (value, { password }) => (value === password ? null : tr('Both must be the same')),
    },
  })
  const setting = useMutation({
    mutationFn: async ({ label, password }: typeof form.values) => {
      const profile = isInvited
        ? { label: label.trim(), language: localeOf(language), time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
        : {}
      const { username } = (await visitor.PUT('/v1/login/password', { body: { token, password, ...profile } })).data
      forgetToken()
      await signIn(username, password)
    },
    onSuccess: () => navigate({ to: '/', replace: true }),
    onError: (error) => {
      if (isOver(error)) onOver()
      else form.setErrors(spokenFaults(error))
    },
  })
  const fault = setting.error !== null && Object.keys(form.errors).length === 0 ? describe(setting.error) : null
  return (
    <Frame
      title={isInvited ? tr('Welcome') : tr('Choose a password')}
      about={
        isInvited
          ? tr('{inviter} has invited you to the console. Choose a password to begin.', { inviter: link.invited_by })
          : tr('All sessions of the account end.')
      }
      onSubmit={form.onSubmit((values) => setting.mutate(values))}
      below={tr('The link is valid until {expires} and can be used once.', { expires: moment(link.expires) })}
    >
      {fault !== null && <Refusal title={fault.title} detail={fault.detail} request_id={fault.request_id} left={0} />}
      <TextInput
        label={tr('Username')}
        description={link.organisation}
        size="md"
        autoComplete="username"
        readOnly
        variant="filled"
        value={link.username}
      />
      {isInvited && (
        <TextInput label={tr('Your name')} size="md" autoComplete="name" key={form.key('label')} {...form.getInputProps('label')} />
      )}
      <Secret
        label={tr('New password')}
        description={tr('At least 12 characters; several words are easy to remember and hard to guess.')}
        size="md"
        autoComplete="new-password"
        autoFocus
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Secret label={tr('The same again')} size="md" autoComplete="new-password" key={form.key('again')} {...form.getInputProps('again')} />
      <Button type="submit" size="md" fullWidth loading={setting.isPending}>
        {isInvited ? tr('Begin') : tr('Set the password')}
      </Button>
    </Frame>
  )
}
