import type { components } from '@allotment/sdk'
import { Alert, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, describe } from '../../api.js'
import { spokenFaults } from '../../plain.js'
import { type Language, languageOf, languages } from '../../preferences.js'
import { tr } from '../../texts.js'
import { Panel } from '../../ui/detail/Detail.js'
import type { Field } from '../../ui/form/fields.js'
import { saveGuarded, tellSaved } from '../../ui/form/guard.js'
import { Secret } from '../../ui/form/Secret.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { localeOf } from './locales.js'
import { adopt } from './sync.js'

type Account = components['schemas']['Account']

const own = Intl.DateTimeFormat().resolvedOptions().timeZone
const zones = ['', ...Intl.supportedValuesOf('timeZone')]
const zoneName = (zone: string): string => (zone === '' ? tr('As the browser: {zone}', { zone: own }) : zone.replaceAll('_', ' '))

const nameOfLanguage = (language: string): string => languages[language as Language]
const fields: readonly Field[] = [
  { name: 'label', label: tr('Name'), kind: 'text' },
  { name: 'email', label: tr('E-mail'), kind: 'text' },
  { name: 'language', label: tr('Language'), kind: 'choice', values: Object.keys(languages), name_of: nameOfLanguage },
  { name: 'time_zone', label: tr('Time zone'), kind: 'choice', values: zones, name_of: zoneName },
]
/** Of the languages of letters, those of the console can be chosen. */
const shown = (account: Account) => ({
  label: account.label,
  email: account.email ?? '',
  language: languageOf(account.language) ?? 'en',
  time_zone: account.time_zone ?? '',
})

export function Profile({ account }: { account: Account }) {
  const queries = useQueryClient()
  const [before, setBefore] = useState(() => shown(account))
  const isOther = (email: string): boolean => email.trim() !== before.email
  const form = useForm({
    initialValues: { ...before, current_password: '' },
    validate: {
      label: (value) => (value.trim() === '' ? tr('Enter your name') : null),
      current_password: (value, values) => (isOther(values.email) && value === '' ? tr('Enter your password') : null),
    },
  })
  const release = useUnsaved(form.isDirty())
  const saving = useMutation({
    mutationFn: ({ current_password, ...after }: typeof form.values) =>
      saveGuarded({
        fields,
        before,
        after: { ...after, label: after.label.trim(), email: after.email.trim() },
        read: async () => {
          const { data, response } = await client.GET('/v1/account')
          return { values: shown(data), tag: response.headers.get('etag') }
        },
        write: async ({ language, ...changes }, headers) => {
          const body = {
            ...changes,
            // A language that only letters are written in stays until another one is chosen.
            ...(language === undefined ? {} : { language: localeOf(language as Language) }),
            ...('email' in changes ? { current_password } : {}),
          }
          return (await client.PATCH('/v1/account', { body, headers })).data
        },
      }),
    onSuccess: async (result) => {
      if (!tellSaved(result, tr('Account changed'))) return
      const stored = result.outcome === 'saved' ? result.answer : (await client.GET('/v1/account')).data
      setBefore(shown(stored))
      form.setInitialValues({ ...shown(stored), current_password: '' })
      form.reset()
      release()
      if (adopt(stored)) return window.location.reload()
      await queries.invalidateQueries({ queryKey: ['account'] })
    },
    onError: (error) => form.setErrors(spokenFaults(error)),
  })
  const fault = saving.error !== null && Object.keys(form.errors).length === 0 ? describe(saving.error) : null
  return (
    <Panel title={tr('Profile')}>
      <form noValidate onSubmit={form.onSubmit((values) => saving.mutate(values))}>
        <Stack gap="md">
          <TextInput label={tr('Name')} autoComplete="name" {...form.getInputProps('label')} />
          <TextInput label={tr('E-mail')} type="email" autoComplete="email" {...form.getInputProps('email')} />
          {isOther(form.values.email) && (
            <Secret
              label={tr('Current password')}
              description={tr('Needed for another e-mail address. The former address gets a letter.')}
              autoComplete="current-password"
              {...form.getInputProps('current_password')}
            />
          )}
          <Select
            label={tr('Language')}
            description={tr('Of the console, and of letters to you')}
            allowDeselect={false}
            data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
            {...form.getInputProps('language')}
            onChange={(value) => form.setFieldValue('language', (value ?? 'en') as Language)}
          />
          <Select
            label={tr('Time zone')}
            description={tr('Of the times you are shown. Events keep the time of their venue.')}
            searchable
            allowDeselect={false}
            limit={60}
            data={zones.map((value) => ({ value, label: zoneName(value) }))}
            nothingFoundMessage={tr('None of that name')}
            {...form.getInputProps('time_zone')}
            onChange={(value) => form.setFieldValue('time_zone', value ?? '')}
          />
          {fault && (
            <Alert color="red" variant="light" title={fault.title} role="alert">
              {fault.detail}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={saving.isPending}>
              {tr('Save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
