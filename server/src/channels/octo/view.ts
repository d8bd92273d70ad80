import { type Locale, locales, localeTag } from '../../lib/locales.js'
import type { Shopper } from '../series/service.js'

/** Optional capabilities of the standard that we support. */
export const capabilities = ['core', 'pricing', 'content', 'notifications', 'questions'] as const
export type Capability = (typeof capabilities)[number]

/** The caller, its capabilities and its language. */
export interface View {
  applied: ReadonlySet<Capability>
  locale: Locale
  /** The caller wants no start times on products with opening hours. */
  noStartTimes: boolean
  shopper: Shopper
}

/** A preference in the `Prefer` header (RFC 7240). */
export const emptyStartTimes = 'empty-start-times'

/** Validators of the standard differ: some require a start time on products with opening hours, some refuse it. */
export const wantsNoStartTimes = (prefer: unknown): boolean =>
  String(prefer ?? '')
    .toLowerCase()
    .split(',')
    .some((one) => one.trim() === emptyStartTimes)

/** The supported capabilities of the caller, in its own spelling: `octo/pricing` and `pricing` are the same. */
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
