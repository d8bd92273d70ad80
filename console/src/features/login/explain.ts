import { ApiProblem, ServiceUnreachable } from '@allotment/sdk'
import type { ReactNode } from 'react'
import { spoken, spokenDetail, spokenFaults } from '../../plain.js'
import { tr } from '../../texts.js'

export interface Refused {
  /** Above the form; null if the errors are shown at their fields. */
  title: ReactNode
  detail: ReactNode
  fields: Record<string, ReactNode>
  /** Seconds before another try can succeed. */
  wait: number | null
  /** The input was not wrong: the service could not answer. */
  away: boolean
  request_id: string | null
}

/** A refused sign-in in words for the person at the form. */
export function explain(error: unknown): Refused {
  const base = { fields: {}, wait: null, away: false, request_id: error instanceof ApiProblem ? error.request_id : null }
  if (error instanceof ServiceUnreachable) {
    return { ...base, title: tr('The service is away'), detail: tr('No answer came. Check your connection and try again.'), away: true }
  }
  if (!(error instanceof ApiProblem)) return { ...base, title: tr('Something went wrong'), detail: tr('Please try again.'), away: true }
  const wait = error.retryAfter
  if (error.status >= 500)
    return { ...base, title: tr('The service cannot answer just now'), detail: spokenDetail(error), wait, away: true }
  if (error.status === 401) {
    return {
      ...base,
      title: tr('Wrong username or password'),
      detail: tr('Check both and try again.'),
      request_id: null,
    }
  }
  if (error.code === 'too_many_attempts') {
    return { ...base, title: tr('Too many attempts'), detail: tr('To protect the account, signing in is paused.'), wait, request_id: null }
  }
  if (error.status === 429)
    return { ...base, title: tr('Too many requests'), detail: tr('Signing in is paused for a moment.'), wait, request_id: null }
  const fields = spokenFaults(error)
  const shown = Object.keys(fields).some((name) => name === 'username' || name === 'password')
  return { ...base, title: shown ? null : spoken(error.title), detail: spokenDetail(error), fields }
}
