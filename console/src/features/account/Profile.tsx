import type { components } from '@allotment/sdk'
import { Alert, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client, describe } from '../../api.js'
import { spokenFaults } from '../../plain.js'
import { type Language, languageOf, languages } from '../../preferences.js'
import { tr } from '../../texts.js'
import { Panel } from '../../ui/detail/Detail.js'
import { Secret } from '../../ui/form/Secret.js'
import { tell } from '../../ui/tell.js'
import { localeOf } from './locales.js'
import { adopt } from './sync.js'

type Account = components['schemas']['Account']

const own = Intl.DateTimeFormat().resolvedOptions().timeZone
const zones = ['', ...Intl.supportedValuesOf('timeZone')]
const zoneName = (zone: string): string => (zone === '' ? tr('As the browser: {zone}', { zone: own }) : zone.replaceAll('_', ' '))

export function Profile({ account }: { account: Account }) {
  const queries = useQueryClient()
  const form = useForm({
    initialValues: {
      label: account.label,
      email: account.email ?? '',
      language: languageOf(account.language) ?? 'en',
      time_zone: account.time_zone ?? '',
      current_password: '',
    },
    validate: {
      label: (value) => (value.trim() === '' ? tr('Enter your name') : null),
      current_password: (value, values) => (isOther(values.email, account) && value === '' ? tr('Enter your password') : null),
    },
  })
  const saving = useMutation({
    mutationFn: async ({ label, email, language, time_zone, current_password }: typeof form.values) => {
      const body = {
        label: label.trim(),
        // A language that only letters are written in stays until another one is chosen.
        ...(language === languageOf(account.language) ? {} : { language: localeOf(language) }),
        time_zone: time_zone || null,
        ...(isOther(email, account) ? { email: email.trim() || null, current_password } : {}),
      }
      return (await client.PATCH('/v1/account', { body })).data
    },
    onSuccess: async (changed) => {
      if (adopt(changed)) return window.location.reload()
      tell.done(tr('Account changed'))
      form.setFieldValue('current_password', '')
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
          {isOther(form.values.email, account) && (
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

const isOther = (email: string, account: Account): boolean => email.trim() !== (account.email ?? '')
