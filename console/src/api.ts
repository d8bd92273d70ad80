import { ApiProblem, createClient, ServiceUnreachable } from '@allotment/sdk'
import type { ReactNode } from 'react'
import { spoken, spokenDetail } from './plain.js'
import { repeating, timeLimit } from './repeat.js'
import { tr } from './texts.js'

let repeated = () => {}
/** Called when something is asked for again that was done already. */
export function onRepeated(listener: () => void): void {
  repeated = listener
}

let late = (_isLate: boolean) => {}
/** Called when an answer takes long, and when it has come. The client tries for minutes before it gives up. */
export function onLate(listener: (isLate: boolean) => void): void {
  late = listener
}

const longMillis = 8_000
let waiting = 0
async function watched(answer: Promise<Response>): Promise<Response> {
  let isLong = false
  const timer = setTimeout(() => {
    isLong = true
    if (waiting++ === 0) late(true)
  }, longMillis)
  try {
    return await answer
  } finally {
    clearTimeout(timer)
    if (isLong && --waiting === 0) late(false)
  }
}

export const client = createClient({
  baseUrl: window.location.origin,
  session: 'cookie',
  timeout: timeLimit,
  fetch: repeating(
    (request) => watched(globalThis.fetch(request)),
    () => repeated(),
  ),
})

export interface Fault {
  title: ReactNode
  detail: ReactNode
  request_id: string | null
}

/** The message for the user about any error. */
export function describe(error: unknown): Fault {
  if (error instanceof ServiceUnreachable) {
    return {
      title: tr('The service is away'),
      detail: tr('No answer came. Check your connection; the service may also be restarting.'),
      request_id: null,
    }
  }
  if (error instanceof ApiProblem) return { title: spoken(error.title), detail: spokenDetail(error), request_id: error.request_id }
  return { title: tr('Something went wrong'), detail: tr('This page could not be shown. Trying again often helps.'), request_id: null }
}

/** Errors of a network, which are shown to the user; any other error is a fault in the console. */
export const isExpected = (error: unknown): boolean =>
  error instanceof ServiceUnreachable || error instanceof ApiProblem || isMissingScript(error)

/** The script of a page no longer exists after a new version was installed: the router loads the document again. */
const isMissingScript = (error: unknown): boolean => error instanceof TypeError && /dynamically imported module/.test(error.message)

export const isUnauthenticated = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401

export const isForbidden = (error: unknown): boolean => error instanceof ApiProblem && error.status === 403

export const isNotFound = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404

/** Another version is stored than the one that the request is based on. */
export const isChangedMeanwhile = (error: unknown): boolean => error instanceof ApiProblem && error.status === 412
