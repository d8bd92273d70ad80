import { isIP } from 'node:net'
import { parseAddress } from '../lib/database-url.js'
import { dayMillis } from '../lib/time.js'
import { withoutEnd } from '../lib/trim.js'

/** Kinds of settings: how their text is read, and what is expected. */
export interface Setting<T> {
  about: string
  fallback: string
  parse: (text: string) => T
  production?: true
}
export const text = (about: string, fallback = ''): Setting<string> => ({ about, fallback, parse: (value) => value })
export const required = (about: string): Setting<string> => ({ ...text(about), production: true })
export const whole = (about: string, fallback: number, min: number, max: number): Setting<number> => ({
  about,
  fallback: String(fallback),
  parse(value) {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < min || number > max) throw new Error(`a whole number from ${min} to ${max}`)
    return number
  },
})
export const flag = (about: string, fallback: boolean): Setting<boolean> => ({
  about,
  fallback: String(fallback),
  parse(value) {
    if (value !== 'true' && value !== 'false') throw new Error('true or false')
    return value === 'true'
  },
})
export const oneOf = <const T extends string>(about: string, values: readonly T[], fallback: T): Setting<T> => ({
  about,
  fallback,
  parse(value) {
    const found = values.find((candidate) => candidate === value)
    if (found === undefined) throw new Error(`one of ${values.join(', ')}`)
    return found
  },
})
export const url = (about: string, schemes: string[]): Setting<string> => ({
  about,
  fallback: '',
  parse(value) {
    if (value !== '' && !(URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))))
      throw new Error(`an absolute URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`)
    return withoutEnd(value, '/')
  },
})
/** Comma-separated; every entry must be valid. */
export const several = (about: string, isEntry: (entry: string) => boolean, expected: string): Setting<string[]> => ({
  about,
  fallback: '',
  parse(value) {
    const entries = value.split(',').map((entry) => entry.trim())
    if (value === '') return []
    if (!entries.every(isEntry)) throw new Error(`${expected}, comma-separated`)
    return entries
  },
})
const units: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: dayMillis }
/** `5s,5m,2h`, in milliseconds. */
export const waits = (about: string, fallback: string): Setting<number[]> => ({
  about,
  fallback,
  parse: (value) =>
    value.split(',').map((wait) => {
      const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(wait.trim()) ?? []
      if (count === '') throw new Error('waits such as 5s, 5m or 2h, comma-separated')
      return Number(count) * (units[unit] ?? 0)
    }),
})
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text
export const isProxy = (text: string): boolean => {
  const [, address = '', bits] = /^([0-9a-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(text) ||
    (isIP(address) !== 0 && Number(bits ?? 0) <= (isIP(address) === 6 ? 128 : 32))
  )
}

export const database = (about: string): Setting<string> => ({
  about,
  fallback: '',
  parse(value) {
    if (value !== '') parseAddress(value)
    return withoutEnd(value, '/')
  },
})
