import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { isChangedMeanwhile } from '../../api.js'
import { money, toMinor } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { confirm } from '../confirm.js'
import { tell } from '../tell.js'
import { changesOf, type Field, type Inputs, toInputs, type Values } from './fields.js'

/** What is stored, with the tag of that version. */
export interface Version {
  values: Values
  tag: string | null
}

export const versionOf = async (call: Promise<{ data: unknown; response: Response }>): Promise<Version> => {
  const { data, response } = await call
  return { values: data as Values, tag: response.headers.get('etag') }
}

export type Guard = { 'if-match'?: string }

export const guardOf = (tag: string | null): Guard => (tag === null ? {} : { 'if-match': tag })

interface Edit<T, Stored extends Version> {
  fields: readonly Field[]
  /** What was on the screen when the change began, and what it became. */
  before: Inputs
  after: Inputs
  read: () => Promise<Stored>
  write: (changes: Values, guard: Guard, stored: Stored) => Promise<T>
}

/** `theirs`: what somebody else wrote stays. `open`: nothing is decided. */
export type Saved<T> = { outcome: 'saved'; answer: T } | { outcome: 'theirs' } | { outcome: 'open' }

/** Says the outcome. False if nothing is decided: the form stays as it is. */
export function tellSaved({ outcome }: Saved<unknown>, done: string): boolean {
  if (outcome === 'open') return false
  tell.done(outcome === 'saved' ? done : tr('Nothing saved: what the other wrote stays'))
  return true
}

/**
 * Saves what was changed on the screen. What somebody else changed meanwhile is never overwritten unseen: for each field that both changed it
 * is asked whose value stays. Other fields keep what is stored.
 */
export async function saveGuarded<T, Stored extends Version>({ fields, before, after, read, write }: Edit<T, Stored>): Promise<Saved<T>> {
  let seen = before
  let mine = fields.filter(({ name }) => !same(before[name], after[name]))
  for (;;) {
    const stored = await read()
    const now = toInputs(fields, stored.values)
    const both = mine.filter(({ name }) => !same(now[name], seen[name]) && !same(now[name], after[name]))
    seen = now
    if (both.length > 0) {
      const chosen = await ask(await Promise.all(both.map((field) => clashOf(field, now[field.name] ?? '', after[field.name] ?? ''))))
      if (chosen === null) return { outcome: 'open' }
      mine = mine.filter(({ name }) => chosen[name] !== 'theirs')
      if (mine.length === 0) return { outcome: 'theirs' }
      // Without a tag nobody tells what was written while the question was open.
      if (stored.tag === null) continue
    }
    const changes = changesOf(mine, now, after, false)
    try {
      return { outcome: 'saved', answer: await write(changes, guardOf(stored.tag), stored) }
    } catch (error) {
      // Somebody was faster once more: what they wrote is looked at again.
      if (!isChangedMeanwhile(error)) throw error
    }
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')

type Choice = 'theirs' | 'yours'
interface Clash {
  name: string
  label: string
  theirs: string
  yours: string
}

const clashOf = async (field: Field, theirs: Inputs[string], yours: Inputs[string]): Promise<Clash> => ({
  name: field.name,
  label: field.label,
  theirs: await shown(field, theirs),
  yours: await shown(field, yours),
})

/** An input in the words of the screen. */
async function shown(field: Field, input: Inputs[string]): Promise<string> {
  if (typeof input === 'boolean') return input ? tr('yes') : tr('no')
  const values = [input].flat().filter((one) => one !== '')
  if (values.length === 0) return tr('empty')
  if (field.kind === 'money') return money(toMinor(String(values[0]), field.currency), field.currency)
  if (field.kind === 'thing' || field.kind === 'things') return (await Promise.all(values.map((id) => field.thing.name(id)))).join(', ')
  if (field.kind === 'choice' || field.kind === 'choices') return values.map(field.name_of ?? say).join(', ')
  return values.join(', ')
}

const ask = (clashes: Clash[]): Promise<Record<string, Choice> | null> =>
  new Promise((resolve) =>
    confirm({
      title: tr('Somebody else changed this meanwhile'),
      onCancel: () => resolve(null),
      content: (close) => (
        <Clashes
          clashes={clashes}
          onChosen={(chosen) => {
            close()
            resolve(chosen)
          }}
        />
      ),
    }),
  )

function Clashes({ clashes, onChosen }: { clashes: Clash[]; onChosen: (chosen: Record<string, Choice> | null) => void }) {
  const [chosen, setChosen] = useState<Record<string, Choice>>({})
  const isDecided = clashes.every(({ name }) => chosen[name] !== undefined)
  return (
    <Stack gap="md">
      <Text size="sm">{tr('Nothing of yours is saved yet. Choose what stays.')}</Text>
      {clashes.map(({ name, label, theirs, yours }) => (
        <Radio.Group
          key={name}
          label={label}
          value={chosen[name] ?? null}
          onChange={(value) => setChosen((all) => ({ ...all, [name]: value as Choice }))}
        >
          <Stack gap={6} mt={6}>
            <Radio value="theirs" label={tr('Theirs: {theirs}', { theirs })} />
            <Radio value="yours" label={tr('Yours: {yours}', { yours })} />
          </Stack>
        </Radio.Group>
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onChosen(null)} data-autofocus>
          {tr('Back')}
        </Button>
        <Button disabled={!isDecided} onClick={() => onChosen(chosen)}>
          {tr('Save')}
        </Button>
      </Group>
    </Stack>
  )
}
