import { type Caller, caller, type Kit } from '../kit/index.js'
import { freePort, startProcess } from '../kit/process.js'

/** Of the service and of each further process. */
export const settings = { RATE_LIMIT_PER_MINUTE: '10000000', CHANGES_STREAMS: '5000', DATABASE_POOL: '6' }

export async function start(kit: Kit, worker: boolean) {
  const port = await freePort()
  const process = startProcess(['serve'], { ...kit.env, ...settings, WORKER: String(worker), PORT: String(port) })
  await process.until(/is ready/)
  const url = `http://127.0.0.1:${port}`
  const as = (key: string): Caller => caller(url, { 'x-api-key': key })
  return { process, url, as }
}
export type Server = Awaited<ReturnType<typeof start>>

export const percentile = (values: number[], share: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0)

/** Reads a stream of changes and passes the id of each entry to `seen`, until the signal. */
export async function readStream(url: string, key: string, seen: (id: string) => void, signal: AbortSignal): Promise<void> {
  const headers = { accept: 'text/event-stream', 'x-api-key': key }
  const response = await fetch(`${url}/v1/changes?after=now&types=ticket_changed`, { headers, signal })
  if (response.status !== 200) throw new Error(await response.text())
  void (async () => {
    let rest = ''
    for await (const chunk of response.body ?? []) {
      const lines = (rest + Buffer.from(chunk).toString()).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) seen((JSON.parse(line.slice(6)) as { id: string }).id)
    }
  })().catch(() => {})
}
