import { toMajor, toMinor } from '../../format.js'
import type { Thing } from '../list/resource.js'

interface FieldBase {
  /** The API's name. */
  name: string
  label: string
  required?: true
  hint?: string
  /** Side by side with the next one. */
  half?: true
  /** Only when it is made, or only when it is changed. */
  only?: 'new' | 'change'
}
export type Field = FieldBase &
  (
    | { kind: 'text' | 'long' | 'integer' | 'date' | 'datetime' }
    /** `on`: how it stands before something new is made. */
    | { kind: 'switch'; on?: true }
    | { kind: 'choice'; values: readonly string[]; name_of?: (value: string) => string }
    | { kind: 'choices'; values: readonly string[]; name_of?: (value: string) => string }
    | { kind: 'money'; currency: string }
    | { kind: 'thing'; thing: Thing }
    /** several of them */
    | { kind: 'things'; thing: Thing }
  )

export type Values = Record<string, unknown>
/** What inputs hold: text, except for switches and several choices. */
export type Inputs = Record<string, string | boolean | string[]>

/** What is stored, as it stands in the inputs. */
export function toInputs(fields: readonly Field[], values: Values): Inputs {
  return Object.fromEntries(fields.map((field) => [field.name, toInput(field, values[field.name])]))
}

function toInput(field: Field, value: unknown): string | boolean | string[] {
  if (field.kind === 'switch') return value === undefined ? field.on === true : value === true
  if (field.kind === 'choices' || field.kind === 'things') return Array.isArray(value) ? value.map(String) : []
  if (value === null || value === undefined) return ''
  if (field.kind === 'money') return String(toMajor(Number(value), field.currency))
  if (field.kind === 'datetime') return String(value).slice(0, 16)
  return String(value)
}

/** What the inputs mean to the API. An emptied field is null. */
export function toValue(field: Field, input: string | boolean | string[]): unknown {
  if (typeof input !== 'string') return input
  const text = input.trim()
  if (text === '') return null
  if (field.kind === 'integer') return Number(text)
  if (field.kind === 'money') return toMinor(text, field.currency)
  if (field.kind === 'datetime') return text.length === 16 ? `${text}:00` : text
  return text
}

/** What is wrong before anybody else is asked. */
function faultOf(field: Field, input: string | boolean | string[]): string | null {
  if (typeof input !== 'string') return null
  if (input.trim() === '') return field.required ? 'Needed' : null
  if (field.kind === 'integer' && !/^-?\d+$/.test(input.trim())) return 'A whole number'
  if (field.kind === 'money' && toMinor(input, field.currency) === null) return 'An amount, such as 49.50'
  return null
}

/** What is wrong in each field that has a fault. */
export const faultsIn = (fields: readonly Field[], inputs: Inputs): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faultOf(field, inputs[field.name] ?? '')
      return fault === null ? [] : [[field.name, fault] as const]
    }),
  )

/**
 * Only what differs is sent: what somebody else changed meanwhile stays theirs. Of something new the switches are sent as they stand, for the
 * service may have another value for what nobody said.
 */
export function changesOf(fields: readonly Field[], before: Inputs, after: Inputs, isNew: boolean): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [was, is] = [before[field.name] ?? '', after[field.name] ?? '']
      const same = JSON.stringify(was) === JSON.stringify(is)
      return same && !(isNew && field.kind === 'switch') ? [] : [[field.name, toValue(field, is)]]
    }),
  )
}
