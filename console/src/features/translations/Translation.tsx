import { ApiProblem } from '@allotment/sdk'
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { languageName, languageTag, localeCodes } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { type Field, toInputs } from '../../ui/form/fields.js'
import { saveGuarded, type Version, versionOf } from '../../ui/form/guard.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { tell } from '../../ui/tell.js'
import { useParam } from '../../ui/useParam.js'

type Locale = (typeof localeCodes)[number]

interface Names {
  event_name: string
  names: Record<string, string>
}

/** The names of one event, one line for each language; missing ones are empty. */
export function Translation() {
  const event_id = useParam('event_id')
  const query = useQuery({
    queryKey: ['translations', event_id],
    queryFn: async ({ signal }): Promise<Names> => {
      const [event, names] = await Promise.all([
        client.GET('/v1/events/{event_id}', { params: { path: { event_id }, query: { accept_language: 'en_GB' } }, signal }),
        readNames(event_id, signal),
      ])
      return { event_name: event.data.event_name, names }
    },
  })
  return (
    <Detail
      query={query}
      back={{ href: '/translations', label: tr('Translations') }}
      name={({ event_name }) => event_name}
      title={({ event_name }) => event_name}
      sub={() => <Go href={`/events/${event_id}`}>{tr('To the event')}</Go>}
    >
      {(stored) => (
        <Stack gap="md">
          <Form event_id={event_id} stored={stored} />
          <Versions event_id={event_id} languages={localeCodes.filter((locale) => stored.names[locale])} />
        </Stack>
      )}
    </Detail>
  )
}

async function readNames(event_id: string, signal?: AbortSignal): Promise<Record<string, string>> {
  const params = { query: { event_id, page_size: 100 } }
  const { data } = await client.GET('/v1/event-translations', { params, ...(signal ? { signal } : {}) })
  return Object.fromEntries(data.eventtranslations.map(({ language, translated_event_name }) => [language, translated_event_name]))
}

/** The names in some languages as they are stored, each with the tag of its version. */
async function readTagged(event_id: string, locales: readonly Locale[]) {
  const found = await Promise.all(
    locales.map(async (language) => {
      const call = client.GET('/v1/event-translations/{event_id}/{language}', { params: { path: { event_id, language } } })
      const { values, tag } = await versionOf(call).catch(noneYet)
      return { language, name: values.translated_event_name, tag }
    }),
  )
  return {
    values: Object.fromEntries(found.map(({ language, name }) => [language, name])),
    tag: null,
    tags: Object.fromEntries(found.map(({ language, tag }) => [language, tag])),
  }
}

/** A language without a name: the service takes its version as 0. */
function noneYet(error: unknown): Version {
  if (error instanceof ApiProblem && error.status === 404) return { values: {}, tag: '"0"' }
  throw error
}

const fields: readonly Field[] = localeCodes.map((locale) => ({ name: locale, label: languageName(locale), kind: 'text' }))

function Form({ event_id, stored }: { event_id: string; stored: Names }) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Partial<Record<Locale, string>>>({})
  /** The names as they were when typing began: they may be read again before what is typed is saved. */
  const [shown, setShown] = useState<Names['names'] | null>(null)
  const clear = () => {
    setTyped({})
    setShown(null)
  }
  const manages = may.manageCatalogue(user)
  const changed = localeCodes.filter((locale) => {
    const text = typed[locale]?.trim()
    return text !== undefined && ![stored.names, shown].some((names) => names && text === (names[locale] ?? ''))
  })
  const again = () =>
    Promise.all(
      [['translations'], ['list', 'translations'], ['history', 'translation']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  const missing = localeCodes.filter((locale) => !stored.names[locale])
  const release = useUnsaved(changed.length > 0)
  const saving = useMutation({
    mutationFn: () => {
      const before = toInputs(fields, shown ?? stored.names)
      let saved = 0
      return saveGuarded({
        fields,
        before,
        after: { ...before, ...Object.fromEntries(changed.map((locale) => [locale, (typed[locale] ?? '').trim()])) },
        read: () => readTagged(event_id, changed),
        write: async (changes, _, { tags }) => {
          for (const [locale, name] of Object.entries(changes)) {
            const params = { path: { event_id, language: locale as Locale } }
            const headers = { 'if-match': String(tags[locale]) }
            await (name === null
              ? client.DELETE('/v1/event-translations/{event_id}/{language}', { params, headers })
              : client.PUT('/v1/event-translations/{event_id}/{language}', {
                  params,
                  headers,
                  body: { translated_event_name: String(name) },
                }))
            saved++
          }
          return saved
        },
      })
    },
    onSuccess: async (result) => {
      if (result.outcome === 'open') return
      release()
      await again()
      clear()
      if (result.outcome === 'saved') tell.done(trCount(result.answer, '{n} name saved', '{n} names saved'))
    },
    onError: (error) => {
      tell.failure(error)
      // Some may have been saved before one was refused.
      void again()
    },
  })
  return (
    <Panel
      title={tr('Names')}
      extra={
        <Text size="xs" c="dimmed">
          {missing.length === 0 ? tr('In every language') : trCount(missing.length, 'Missing in {n} language', 'Missing in {n} languages')}
        </Text>
      }
    >
      {manages ? (
        <Stack gap="sm" maw={640}>
          {localeCodes.map((locale) => (
            <TextInput
              key={locale}
              size="sm"
              label={languageName(locale)}
              lang={languageTag(locale)}
              dir={locale === 'ar_AE' ? 'rtl' : 'ltr'}
              placeholder={stored.event_name}
              value={typed[locale] ?? stored.names[locale] ?? ''}
              readOnly={saving.isPending}
              onChange={(event) => {
                const { value } = event.currentTarget
                setShown((now) => now ?? stored.names)
                setTyped((all) => ({ ...all, [locale]: value }))
              }}
            />
          ))}
          <Group justify="flex-end">
            <Button disabled={changed.length === 0} loading={saving.isPending} onClick={() => saving.mutate()}>
              {changed.length === 0 ? tr('Save') : trCount(changed.length, 'Save {n} name', 'Save {n} names')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Facts>
          {localeCodes.map((locale) => (
            <Fact key={locale} label={languageName(locale)}>
              <bdi lang={languageTag(locale)}>{stored.names[locale] ?? '–'}</bdi>
            </Fact>
          ))}
        </Facts>
      )}
    </Panel>
  )
}

/** Earlier names in one language. */
function Versions({ event_id, languages }: { event_id: string; languages: readonly string[] }) {
  const { user } = useRouteContext({ from: '/shell' })
  const [chosen, setChosen] = useState<string | null>(null)
  const language = chosen ?? languages[0]
  if (!may.readCatalogueHistory(user) || language === undefined) return null
  return (
    <Panel
      title={tr('History')}
      extra={
        <Select
          size="xs"
          w={180}
          aria-label={tr('Language of the history')}
          data={languages.map((value) => ({ value, label: languageName(value) }))}
          value={language}
          allowDeselect={false}
          onChange={setChosen}
        />
      }
    >
      <History
        of={['translation', `${event_id} ${language}`]}
        source={listOf('/v1/event-translations/{event_id}/{language}/history', { event_id, language })}
        snapshot={(entry) => entry.event_translation}
      />
    </Panel>
  )
}
