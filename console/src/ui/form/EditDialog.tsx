import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { fieldAt, spokenFaults } from '../../plain.js'
import { tr } from '../../texts.js'
import { confirm } from '../confirm.js'
import { Refused } from '../Refused.js'
import { FormField } from './FormField.js'
import { FormModal } from './FormModal.js'
import { changesOf, type Field, faultsIn, type Inputs, inChosenCurrency, toInputs, type Values } from './fields.js'
import classes from './form.module.css'
import { type Guard, type Saved, saveGuarded, tellSaved, type Version } from './guard.js'
import { useUnsaved } from './unsaved.js'

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  fields: readonly Field[]
  /** The stored resource; without it a new one is created. */
  values?: Values
  /** Of a new one: initial values, all of which are sent. */
  copyOf?: Values
  /**
   * Reads again what is stored: what somebody else changed meanwhile is not overwritten unseen. Of a new one: what is stored already in the
   * place that the inputs name.
   */
  read?: (inputs: Inputs) => Promise<Version>
  /** `stored`: what was read again, for what is stored as a whole. */
  save: (changes: Values, guard: Guard, stored?: Version) => Promise<unknown>
  /** A question before it is saved, if the values look like a mistake. */
  doubt?: (changes: Values) => { title: string; detail: string; act: string } | null
  /** Said when it is done. */
  done: string
  /** After it was saved: reads again what shows it, or opens it. */
  onSaved: (answer: unknown) => Promise<unknown>
}

/** A form from a list of fields: errors are shown at their fields, from the form or from the service. */
export function EditDialog({ opened, onClose, title, ...rest }: Props) {
  return (
    <FormModal opened={opened} onClose={onClose} title={title} size="lg">
      {(close) => <Form onClose={onClose} onCancel={close} {...rest} />}
    </FormModal>
  )
}

function Form({
  onClose,
  onCancel,
  fields: all,
  values,
  copyOf,
  read,
  save,
  doubt,
  done,
  onSaved,
}: Omit<Props, 'opened' | 'title'> & { onCancel: () => void }) {
  const own = all.filter(({ only }) => only === undefined || only === (values ? 'change' : 'new'))
  const asInputs = (stored: Values) => toInputs(inChosenCurrency(own, stored), stored)
  const [before] = useState(() => asInputs(values ?? {}))
  const [inputs, setInputs] = useState<Inputs>(() => (copyOf ? asInputs(copyOf) : before))
  const fields = inChosenCurrency(own, inputs)
  const [faults, setFaults] = useState<Record<string, ReactNode>>({})
  const [start, setStart] = useState(inputs)
  // What is copied may be read again while the form opens. As long as nobody has typed, it shows the newest.
  const copied = copyOf && inputs === start ? asInputs(copyOf) : start
  if (JSON.stringify(copied) !== JSON.stringify(start)) {
    setStart(copied)
    setInputs(copied)
  }
  const release = useUnsaved(JSON.stringify(inputs) !== JSON.stringify(start))
  const saving = useMutation({
    mutationFn: async (changes: Values): Promise<Saved<unknown>> =>
      read
        ? saveGuarded({ fields, before, after: inputs, read: () => read(inputs), write: save })
        : { outcome: 'saved', answer: await save(changes, {}) },
    onSuccess: async (result) => {
      if (!tellSaved(result, done)) return
      release()
      onClose()
      await onSaved(result.outcome === 'saved' ? result.answer : undefined)
    },
    onError: (error) => setFaults(spokenFaults(error, fieldAt(fields))),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultsIn(fields, inputs)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const changes = changesOf(fields, before, inputs, values === undefined)
    if (Object.keys(changes).length === 0) return onClose()
    const question = doubt?.(changes)
    if (question) confirm({ ...question, keep: tr('Back'), onConfirm: () => saving.mutate(changes) })
    else saving.mutate(changes)
  }
  const elsewhere = Object.keys(faults).length === 0 ? saving.error : null
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.fields}>
        {fields.map((field, index) => (
          <div key={field.name} data-half={field.half}>
            <FormField
              field={field}
              first={index === 0}
              value={inputs[field.name] ?? ''}
              fault={faults[field.name]}
              // What is typed while it is being saved would be lost with the dialog.
              onChange={(value) => saving.isPending || setInputs((now) => ({ ...now, [field.name]: value }))}
            />
          </div>
        ))}
      </div>
      <Refused error={elsewhere} mt="md" />
      <Group justify="flex-end" className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {tr('Cancel')}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {tr('Save')}
        </Button>
      </Group>
    </form>
  )
}
