import { type Locale, locales, localeTag } from '../../lib/locales.js'
import type { Shopper } from '../series/service.js'

/** What the standard adds to its core when both sides want it. */
export const capabilities = ['core', 'pricing', 'content', 'notifications', 'questions'] as const
export type Capability = (typeof capabilities)[number]

/** How an answer is wanted: with which capabilities, in which language; and who asks. */
export interface View {
  applied: ReadonlySet<Capability>
  locale: Locale
  shopper: Shopper
}

/** Those of the caller's capabilities that are ours, as it spells them: `octo/pricing` and `pricing` are the same. */
export function parseCapabilities(header: string | undefined): Map<Capability, string> {
  const found = new Map<Capability, string>()
  for (const spelt of (header ?? '').split(',').map((part) => part.trim())) {
    const name = spelt.toLowerCase().replace(/^octo\//, '')
    const known = capabilities.find((capability) => capability === name)
    if (known) found.set(known, spelt)
  }
  return found
}

export const availableLanguages = locales.map(localeTag)
