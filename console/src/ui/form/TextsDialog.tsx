import { Button, Group, Select, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { languageName, languageTag, localeCodes } from '../../format.js'
import { tr } from '../../texts.js'
import { Refused } from '../Refused.js'
import { tell } from '../tell.js'
import { FormField } from './FormField.js'
import { FormModal } from './FormModal.js'
import { type Field, type Inputs, toInputs, toValue, type Values } from './fields.js'
import classes from './form.module.css'
import { useUnsaved } from './unsaved.js'

type Locale = (typeof localeCodes)[number]

export interface TextField {
  name: string
  label: string
  /** A list of lines instead of one text. */
  lines?: true
  hint?: string
}

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  /** Texts in several languages: one language is shown at a time, all are saved. */
  texts: readonly TextField[]
  fields: readonly Field[]
  values: Values
  /** Below the fields. */
  children?: ReactNode
  /** What is typed there. If it changes, closing the dialog asks first. */
  below?: unknown
  save: (values: Values) => Promise<unknown>
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

type Texts = Record<string, Partial<Record<Locale, string>>>

const toTexts = (texts: readonly TextField[], values: Values): Texts =>
  Object.fromEntries(
    texts.map(({ name }) => [
      name,
      Object.fromEntries(
        Object.entries((values[name] ?? {}) as Record<string, string | string[] | null>).map(([locale, text]) => [
          locale,
          Array.isArray(text) ? text.join('\n') : (text ?? ''),
        ]),
      ),
    ]),
  )

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])

/** Languages without a text are left out. */
const fromTexts = (texts: readonly TextField[], typed: Texts): Values =>
  Object.fromEntries(
    texts.map(({ name, lines }) => [
      name,
      Object.fromEntries(
        Object.entries(typed[name] ?? {}).flatMap(([locale, text]) =>
          text.trim() === '' ? [] : [[locale, lines ? linesOf(text) : text.trim()]],
        ),
      ),
    ]),
  )

type FormProps = Omit<Props, 'opened' | 'title'> & { onCancel: () => void }
function Form({ onClose, onCancel, texts, fields, values, children, below, save, done, onSaved }: FormProps) {
  const [locale, setLocale] = useState<Locale>('en_GB')
  const [inputs, setInputs] = useState<Inputs>(() => toInputs(fields, values))
  const [typed, setTyped] = useState<Texts>(() => toTexts(texts, values))
  const written = JSON.stringify([inputs, typed, below])
  const [start] = useState(written)
  const release = useUnsaved(written !== start)
  const saving = useMutation({
    mutationFn: () => {
      const plain = Object.fromEntries(fields.map((field) => [field.name, toValue(field, inputs[field.name] ?? '')]))
      return save({ ...plain, ...fromTexts(texts, typed) })
    },
    onSuccess: async () => {
      tell.done(done)
      release()
      onClose()
      await onSaved()
    },
  })
  const hasText = (code: Locale) => texts.some(({ name }) => typed[name]?.[code]?.trim())
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
        {texts.map(({ name, label, lines, hint }) => (
          <Textarea
            key={name}
            label={label}
            description={hint ?? (lines ? tr('A line for each') : undefined)}
            lang={languageTag(locale)}
            autosize
            minRows={2}
            maxRows={8}
            value={typed[name]?.[locale] ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget
              setTyped((all) => ({ ...all, [name]: { ...all[name], [locale]: value } }))
            }}
          />
        ))}
        <div className={classes.fields}>
          {fields.map((field) => (
            <div key={field.name} data-half={field.half}>
              <FormField
                field={field}
                first={false}
                value={inputs[field.name] ?? ''}
                fault={undefined}
                onChange={(value) => setInputs((now) => ({ ...now, [field.name]: value }))}
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
