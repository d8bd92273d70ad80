import { localeTag } from '../../lib/locales.js'
import type { Env } from '../../platform/context.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import { wordsFor } from './words.js'

/** To whom a letter about an account goes: in their language, with times in their time zone. */
export interface Reader {
  label: string
  username: string | null
  language: string
  time_zone: string | null
}

type Kind = 'invitation' | 'reset' | 'password' | 'email'

/** Names come from people: a line break in one must not add a paragraph, or a header, to the letter. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function letter(env: Env, kind: Kind, reader: Reader, to: string, values: Record<string, string | Date>): Letter {
  const { locale, words } = wordsFor(reader.language)
  const time = new Intl.DateTimeFormat(localeTag(locale), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: reader.time_zone ?? 'UTC',
  })
  const all: Record<string, string | Date> = {
    service: env.config.OPERATOR_NAME,
    name: reader.label,
    username: reader.username ?? '',
    ...values,
  }
  const written = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const value = all[name] ?? ''
      return value instanceof Date ? time.format(value) : oneLine(value)
    })
  const { subject, text } = words[kind]
  return { to, subject: written(subject), text: `${written(text)}\n\n${env.config.OPERATOR_NAME}\n` }
}

const page = (env: Env, path: string): string => `${env.config.PUBLIC_URL}/console/${path}`

/** A letter with a secret link. The secret is after the `#`: browsers send it to no server, neither in the address nor as the referrer. */
export const linkLetter = (
  env: Env,
  kind: 'invitation' | 'reset',
  reader: Reader,
  to: string,
  { token, until, inviter = '' }: { token: string; until: Date; inviter?: string },
): Letter => letter(env, kind, reader, to, { link: `${page(env, 'set-password')}#${token}`, until, inviter })

/** Tells that something about the account has changed. */
export const noticeLetter = (env: Env, kind: 'password' | 'email', reader: Reader, to: string): Letter =>
  letter(env, kind, reader, to, { when: env.now(), forgotten: page(env, 'forgotten') })
