import type { ReactNode } from 'react'
import { toMajor, toMinor } from '../../format.js'
import { tr } from '../../texts.js'
import type { Thing } from '../list/resource.js'
import { faultIn, type Sold } from '../quantity/quantities.js'

interface FieldBase {
  /** The API's name. */
  name: string
  label: string
  required?: true
  hint?: ReactNode
  /** Side by side with the next one. */
  half?: true
  /** Only when it is created, or only when it is changed. */
  only?: 'new' | 'change'
}
export type Field = FieldBase &
  (
    | { kind: 'text' | 'long' | 'integer' | 'date' | 'datetime' }
    /** `on`: the value for a new resource. */
    | { kind: 'switch'; on?: true }
    | { kind: 'choice'; values: readonly string[]; name_of?: (value: string) => string }
    | { kind: 'choices'; values: readonly string[]; name_of?: (value: string) => string }
    /** `currencyIn`: the field that names the currency; `currency` is that of an empty one. */
    | { kind: 'money'; currency: string; currencyIn?: string }
    | { kind: 'quantity'; sold: Sold }
    | { kind: 'thing'; thing: Thing }
    /** several of them */
    | { kind: 'things'; thing: Thing }
  )

export type Values = Record<string, unknown>
/** The values of inputs: text, except for switches and multiple choices. */
export type Inputs = Record<string, string | boolean | string[]>

/** The fields with amounts in the currency that is chosen in the form. */
export const inChosenCurrency = (fields: readonly Field[], values: Values): Field[] =>
  fields.map((field) =>
    field.kind === 'money' && field.currencyIn !== undefined
      ? { ...field, currency: String(values[field.currencyIn] || field.currency) }
      : field,
  )

/** The stored values as inputs. */
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

/** The inputs as a request of the API. An emptied field is null. */
export function toValue(field: Field, input: string | boolean | string[]): unknown {
  if (typeof input !== 'string') return input
  const text = input.trim()
  if (text === '') return null
  if (field.kind === 'integer' || field.kind === 'quantity') return Number(text)
  if (field.kind === 'money') return toMinor(text, field.currency)
  if (field.kind === 'datetime') return text.length === 16 ? `${text}:00` : text
  return text
}

/** What is wrong before anybody else is asked. */
function faultOf(field: Field, input: string | boolean | string[]): string | null {
  if (typeof input !== 'string') return null
  if (input.trim() === '') return field.required ? tr('Needed') : null
  if (field.kind === 'quantity') return faultIn(input, field.sold)
  if (field.kind === 'integer' && !/^-?\d+$/.test(input.trim())) return tr('A whole number')
  if (field.kind === 'money' && toMinor(input, field.currency) === null) return tr('An amount, such as 49.50')
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
 * Only differences are sent: concurrent changes of other fields stay. Of a new resource all switches are sent, because the
 * service may have another default.
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
