import { ApiProblem } from '@allotment/sdk'
import { useEffect, useState } from 'react'
import { client } from '../../api.js'
import { instant } from '../../format.js'
import { messagesOf } from './messages.js'

export interface Second {
  at: string
  requests: number
  accepted: number
  refused: number
}
interface Stock {
  available: number
  reserved: number
  sold: number
}
export interface Figures extends Stock {
  at: string
  seconds: Second[]
  /** Of an event: those in demand. */
  tickets?: (Stock & { ticket_id: string; ticket_title: string; requests: number })[]
}

/** What is watched: one ticket, or all tickets of an event. */
export type Subject = { ticket_id: string } | { event_id: string }

const shown = 300
const pause = 2_000

/** Every second of the last five minutes, also those without requests. */
function filled(known: ReadonlyMap<string, Second>, until: string): Second[] {
  const end = instant(until).getTime()
  return Array.from({ length: shown }, (_none, index) => {
    const at = new Date(end - (shown - 1 - index) * 1000).toISOString().slice(0, 19)
    return known.get(at) ?? { at, requests: 0, accepted: 0, refused: 0 }
  })
}

async function streamOf(subject: Subject, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { data } =
    'event_id' in subject
      ? await client.GET('/v1/internal/console/events/{event_id}/live', { params: { path: subject }, parseAs: 'stream', signal })
      : await client.GET('/v1/internal/console/tickets/{ticket_id}/live', { params: { path: subject }, parseAs: 'stream', signal })
  return data as ReadableStream<Uint8Array>
}

/** Follows a ticket or an event for as long as the page is open; a stream that ends is taken up again. */
export function useLive(subject: Subject) {
  const [figures, setFigures] = useState<Figures | null>(null)
  const [seconds, setSeconds] = useState<Second[]>([])
  const [error, setError] = useState<unknown>(null)
  const [connected, setConnected] = useState(false)
  const key = JSON.stringify(subject)

  useEffect(() => {
    const control = new AbortController()
    const known = new Map<string, Second>()
    let stood = false
    async function follow(): Promise<void> {
      while (!control.signal.aborted) {
        try {
          const stream = await streamOf(JSON.parse(key) as Subject, control.signal)
          setConnected(true)
          stood = true
          for await (const message of messagesOf(stream)) {
            const next = JSON.parse(message) as Figures
            for (const second of next.seconds) known.set(second.at, second)
            setFigures(next)
            setSeconds(filled(known, next.at))
          }
        } catch (failure) {
          if (control.signal.aborted) return
          // A refusal of the service is final; a broken connection is opened again, and one that never worked is reported.
          if (!stood || (failure instanceof ApiProblem && failure.status < 500)) return setError(failure)
        }
        setConnected(false)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    void follow()
    return () => control.abort()
  }, [key])

  return { figures, seconds, error, connected }
}
