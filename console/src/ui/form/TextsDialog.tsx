import { Button, Group, Select, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { languageName, languageTag, localeCodes } from '../../format.js'
import { tr } from '../../texts.js'
import { Refused } from '../Refused.js'
import { FormField } from './FormField.js'
import { FormModal } from './FormModal.js'
import { type Field, type Inputs, toInputs, type Values } from './fields.js'
import classes from './form.module.css'
import { type Guard, saveGuarded, tellSaved, type Version } from './guard.js'
import { useUnsaved } from './unsaved.js'

type Locale = (typeof localeCodes)[number]

export interface TextField {
  name: string
  label: string
  /** A list of lines instead of one text. */
  lines?: true
  hint?: string
}

/** A list in the record, stored as a whole. */
interface Rows {
  name: string
  label: string
  typed: readonly object[]
  shown: (row: Values) => string
}

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  /** Texts in several languages: one language is shown at a time, all are saved. */
  texts: readonly TextField[]
  fields: readonly Field[]
  values: Values
  /** Below the fields: the inputs of `rows`. */
  children?: ReactNode
  rows?: Rows
  /** Reads again what is stored: what somebody else changed meanwhile is not overwritten unseen. */
  read: () => Promise<Version>
  save: (values: Values, guard: Guard) => Promise<unknown>
  done: string
  onSaved: () => Promise<unknown>
}

/** A form for a record with texts in several languages. All of it is saved, because the service replaces the record. */
export function TextsDialog({ opened, onClose, title, ...form }: Props) {
  return (
    <FormModal opened={opened} onClose={onClose} title={title} size="xl">
      {(close) => <Form onClose={onClose} onCancel={close} {...form} />}
    </FormModal>
  )
}

const pack = (row: object): string => JSON.stringify(Object.entries(row).sort())
const unpack = (row: string): Values => Object.fromEntries(JSON.parse(row))

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])

type Parts = Pick<Props, 'texts' | 'fields' | 'rows'>
const nameOf = (text: TextField, locale: Locale): string => `${text.name} ${locale}`

/** Each text in each language is a field of its own: two people can write different ones. */
const allFields = ({ texts, fields, rows }: Parts): readonly Field[] => [
  ...texts.flatMap((text) =>
    localeCodes.map((locale): Field => ({ name: nameOf(text, locale), label: `${text.label} · ${languageName(locale)}`, kind: 'long' })),
  ),
  ...fields,
  ...(rows
    ? [{ name: rows.name, label: rows.label, kind: 'choices', values: [], name_of: (row) => rows.shown(unpack(row)) } as Field]
    : []),
]

/** The record with one value for each of these fields. */
function flat({ texts, rows }: Parts, record: Values): Values {
  const spoken = texts.flatMap((text) =>
    localeCodes.map((locale) => {
      const value = (record[text.name] as Record<string, string | string[] | null> | undefined)?.[locale]
      return [nameOf(text, locale), Array.isArray(value) ? value.join('\n') : value]
    }),
  )
  return {
    ...record,
    ...Object.fromEntries(spoken),
    ...(rows ? { [rows.name]: (record[rows.name] as object[]).map(pack) } : {}),
  }
}

/** The record as the service takes it. Languages without a text are left out. */
function recordOf({ texts, fields, rows }: Parts, values: Values): Values {
  const spoken = texts.map((text) => [
    text.name,
    Object.fromEntries(
      localeCodes.flatMap((locale) => {
        const value = String(values[nameOf(text, locale)] ?? '')
        return value.trim() === '' ? [] : [[locale, text.lines ? linesOf(value) : value]]
      }),
    ),
  ])
  return {
    ...Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null])),
    ...Object.fromEntries(spoken),
    ...(rows ? { [rows.name]: (values[rows.name] as string[]).map(unpack) } : {}),
  }
}

type FormProps = Omit<Props, 'opened' | 'title'> & { onCancel: () => void }
function Form({ onClose, onCancel, values, children, read, save, done, onSaved, ...parts }: FormProps) {
  const { texts, fields, rows } = parts
  const all = allFields(parts)
  const [locale, setLocale] = useState<Locale>('en_GB')
  const [before] = useState<Inputs>(() => toInputs(all, flat(parts, values)))
  const [typed, setTyped] = useState(before)
  const after = { ...typed, ...(rows ? { [rows.name]: rows.typed.map(pack) } : {}) }
  const release = useUnsaved(JSON.stringify(after) !== JSON.stringify(before))
  const saving = useMutation({
    mutationFn: () =>
      saveGuarded({
        fields: all,
        before,
        after: Object.fromEntries(Object.entries(after).map(([name, input]) => [name, typeof input === 'string' ? input.trim() : input])),
        read: async () => {
          const { values: stored, tag } = await read()
          return { values: flat(parts, stored), tag }
        },
        write: (changes, guard, stored) => save(recordOf(parts, { ...stored.values, ...changes }), guard),
      }),
    onSuccess: async (result) => {
      if (!tellSaved(result, done)) return
      release()
      onClose()
      await onSaved()
    },
  })
  // What is typed while it is being saved would be lost with the dialog.
  const type = (name: string, input: Inputs[string]) => saving.isPending || setTyped((now) => ({ ...now, [name]: input }))
  const hasText = (code: Locale) => texts.some((text) => String(typed[nameOf(text, code)] ?? '').trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Select
          label={tr('Language of the texts')}
          data={localeCodes.map((code) => ({
            value: code,
            label: hasText(code) ? languageName(code) : tr('{language} · missing', { language: languageName(code) }),
          }))}
          value={locale}
          allowDeselect={false}
          searchable
          maw={320}
          onChange={(code) => setLocale(code as Locale)}
        />
        {texts.map((text) => (
          <Textarea
            key={text.name}
            label={text.label}
            description={text.hint ?? (text.lines ? tr('A line for each') : undefined)}
            lang={languageTag(locale)}
            dir={locale === 'ar_AE' ? 'rtl' : 'ltr'}
            autosize
            minRows={2}
            maxRows={8}
            value={String(typed[nameOf(text, locale)] ?? '')}
            onChange={(event) => type(nameOf(text, locale), event.currentTarget.value)}
          />
        ))}
        <div className={classes.fields}>
          {fields.map((field) => (
            <div key={field.name} data-half={field.half}>
              <FormField
                field={field}
                first={false}
                value={typed[field.name] ?? ''}
                fault={undefined}
                onChange={(value) => type(field.name, value)}
              />
            </div>
          ))}
        </div>
        {children}
        <Refused error={saving.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {tr('Cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {tr('Save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
