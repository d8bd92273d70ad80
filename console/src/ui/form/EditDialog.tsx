import { ApiProblem } from '@allotment/sdk'
import { Button, Group, Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { plain } from '../../plain.js'
import { Refused } from '../Refused.js'
import { tell } from '../tell.js'
import { FormField } from './FormField.js'
import { changesOf, type Field, faultsIn, type Inputs, toInputs, type Values } from './fields.js'
import classes from './form.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  fields: readonly Field[]
  /** The stored resource; without it a new one is created. */
  values?: Values
  /** Of a new one: initial values, all of which are sent. */
  copyOf?: Values
  save: (changes: Values) => Promise<unknown>
  /** The message when it is done. */
  done: string
  /** After it was saved: reads again what shows it, or opens it. */
  onSaved: (answer: unknown) => Promise<unknown>
}

/** A form from a list of fields: errors are shown at their fields, from the form or from the service. */
export function EditDialog({ opened, onClose, title, ...rest }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Form onClose={onClose} {...rest} />
    </Modal>
  )
}

function Form({ onClose, fields: all, values, copyOf, save, done, onSaved }: Omit<Props, 'opened' | 'title'>) {
  const fields = all.filter(({ only }) => only === undefined || only === (values ? 'change' : 'new'))
  const [before] = useState(() => toInputs(fields, values ?? {}))
  const [inputs, setInputs] = useState<Inputs>(() => (copyOf ? toInputs(fields, copyOf) : before))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const saving = useMutation({
    mutationFn: save,
    onSuccess: async (answer) => {
      tell.done(done)
      onClose()
      await onSaved(answer)
    },
    onError: (error) => setFaults(faultsOf(error, fields)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultsIn(fields, inputs)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const changes = changesOf(fields, before, inputs, values === undefined)
    if (Object.keys(changes).length === 0) return onClose()
    saving.mutate(changes)
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
              onChange={(value) => setInputs((now) => ({ ...now, [field.name]: value }))}
            />
          </div>
        ))}
      </div>
      <Refused error={elsewhere} mt="md" />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={saving.isPending}>
          Save
        </Button>
      </Group>
    </form>
  )
}

function faultsOf(error: unknown, fields: readonly Field[]): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {}
  const known = error.errors.flatMap(({ pointer, message }) => {
    const name = pointer.replace(/^\//, '').split('/')[0] ?? ''
    return fields.some((field) => field.name === name) ? [[name, plain(message)] as const] : []
  })
  return Object.fromEntries(known)
}
