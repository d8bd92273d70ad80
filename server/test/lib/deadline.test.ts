import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deadline } from '../../src/lib/deadline.js'
import { collectGarbage } from '../kit/garbage.js'

const ended = ({ signal }: { signal: AbortSignal }) =>
  new Promise<string>((resolve) => {
    signal.addEventListener('abort', () => resolve('ended'))
  })

test('a deadline ends after its time, also if garbage is collected meanwhile', async () => {
  const all = Array.from({ length: 100 }, () => ended(deadline(new AbortController().signal, 50)))
  for (let turn = 0; turn < 3; turn++) {
    await sleep(1)
    collectGarbage()
  }
  expect(await Promise.race([Promise.all(all), sleep(5_000, 'never')])).toEqual(all.map(() => 'ended'))
})

test('a deadline ends with the signal it was made from, and a cleared one does not end', async () => {
  const abort = new AbortController()
  const [short, long, cleared] = [deadline(abort.signal, 60_000), deadline(abort.signal, 60_000), deadline(abort.signal, 5)]
  cleared.clear()
  long.clear()
  await sleep(30)
  abort.abort()
  expect([short, long, cleared].map(({ signal }) => signal.aborted)).toEqual([true, false, false])
  short.clear()
  expect(deadline(abort.signal, 60_000).signal.aborted).toBe(true)
})
