import { createElement, Fragment, type ReactNode } from 'react'
import { type Language, languageOf, readPreferences } from './preferences.js'

/** The English text is the key. Plurals have two forms; the five languages need no more. */
type Catalogue = Record<string, string | [one: string, other: string]>

const chosen = readPreferences()
/** Of the account, as far as this browser knows it, else of the browser (Node 20 has no navigator). It changes when the page is loaded anew. */
export const language: Language =
  [chosen.language ?? '', ...(globalThis.navigator?.languages ?? [])].map(languageOf).find((one) => one !== undefined) ?? 'en'
/** For dates and numbers. */
export const locale = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', nl: 'nl-NL' }[language]
/** In which times are shown; undefined for that of the browser. */
export const zone: string | undefined = chosen.zone

/** Files of data, not modules: they are read faster, and are no script of the first page. */
const addresses: Partial<Record<Language, { own: URL; service: URL }>> = {
  de: { own: new URL('./texts/de.json', import.meta.url), service: new URL('./texts/service-de.json', import.meta.url) },
  fr: { own: new URL('./texts/fr.json', import.meta.url), service: new URL('./texts/service-fr.json', import.meta.url) },
  es: { own: new URL('./texts/es.json', import.meta.url), service: new URL('./texts/service-es.json', import.meta.url) },
  nl: { own: new URL('./texts/nl.json', import.meta.url), service: new URL('./texts/service-nl.json', import.meta.url) },
}
const none = {}
async function load<Texts extends object>(address: URL | undefined): Promise<Texts> {
  try {
    return (address === undefined ? none : await (await fetch(address)).json()) as Texts
  } catch {
    return none as Texts
  }
}
let catalogue: Catalogue = none
let messages: Record<string, string> = none
const address = addresses[language]
/**
 * Before anything else is loaded: see main.ts. Texts can then also stand in tables outside of functions. If the catalogue does not come, the
 * console is in English.
 */
export const ready: Promise<void> = Promise.all([load<Catalogue>(address?.own), load<Record<string, string>>(address?.service)]).then(
  ([own, service]) => {
    catalogue = own
    messages = service
  },
)
/** The messages of the service, by their English words. Empty in English. */
export const serviceMessages = (): Readonly<Record<string, string>> => messages
if (globalThis.document) document.documentElement.lang = language

type Value = string | number | null | undefined
type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
/** A text without `{…}` takes no values, and one with them needs each. */
type Given<S extends string, V> = [NamesIn<S>] extends [never] ? [] : [values: Record<NamesIn<S>, V>]

/** What follows a bar only tells two meanings of the same English text apart. */
const found = (text: string, form: 0 | 1): string => {
  const hit = catalogue[text] ?? text.replace(/\|.*/, '')
  return typeof hit === 'string' ? hit : hit[form]
}
const fill = (text: string, values: Record<string, Value> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''))

/** A text of the console in the reader's language: `tr('Signed in as {name}', { name })`. */
export const tr = <const S extends string>(text: S, ...[values]: Given<S, Value>): string => fill(found(text, 1), values)

/** The same with elements in it: `trRich('You act as {who}.', { who: <b>{name}</b> })`. */
export const trRich = <const S extends string>(text: S, ...[values]: Given<S, ReactNode>): ReactNode =>
  found(text, 1)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : createElement(Fragment, { key: index }, (values as Record<string, ReactNode>)[part])))

const forms = new Intl.PluralRules(locale)
const whole = new Intl.NumberFormat(locale)
/** A text with a number: `trCount(left, '{n} ticket', '{n} tickets')`. The catalogue has both forms under the first. */
export const trCount = (n: number, one: string, other: string, values: Record<string, Value> = {}): string => {
  const form = forms.select(n) === 'one' ? 0 : 1
  return fill(catalogue[one] === undefined ? found(form === 0 ? one : other, form) : found(one, form), { n: whole.format(n), ...values })
}

/** A name from a table of labels, or made from a value of the service: what is not in the catalogue stays as it is. */
export const trLabel = (text: string): string => found(text, 1)
