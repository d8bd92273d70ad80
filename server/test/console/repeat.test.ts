import { expect, test } from 'vitest'

type Fetch = (request: Request) => Promise<Response>
const path = new URL('../../../console/src/repeat.ts', import.meta.url).pathname
const { repeating } = (await import(/* @vite-ignore */ path)) as {
  repeating: (fetch: Fetch, onRepeated: () => void, now: () => number) => Fetch
}

/** A service that does or loses what it is told to, and the keys it was sent. */
function stand() {
  const state = { at: 0, told: 0, keys: [] as (string | null)[] }
  const answers: (() => Response | Promise<Response>)[] = []
  const asked: Fetch = async (request) => {
    state.keys.push(request.headers.get('idempotency-key'))
    return (answers.shift() ?? (() => new Response('{}', { status: 201 })))()
  }
  const send = repeating(
    asked,
    () => state.told++,
    () => state.at,
  )
  let made = 0
  const post = (body: string, { signal, method = 'POST' }: { signal?: AbortSignal; method?: string } = {}) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': `key ${++made}` }
    return send(new Request('http://service.example/v1/tickets', { method, headers, body, ...(signal ? { signal } : {}) }))
  }
  const lose = () => answers.push(() => Promise.reject(new TypeError('no network')))
  return { state, answers, post, lose }
}
const status =
  (code: number, headers = {}) =>
  () =>
    new Response('{}', { status: code, headers })

test('a request without an answer has the same key when it is made again, another one has its own', async () => {
  const { state, answers, post, lose } = stand()
  lose()
  await expect(post('one')).rejects.toThrow('no network')
  await post('two')
  answers.push(status(409), status(503), status(201, { 'idempotent-replayed': 'true' }))
  for (let tries = 0; tries < 3; tries++) await post('one')
  expect(state.keys).toEqual(['key 1', 'key 2', 'key 1', 'key 1', 'key 1'])
  expect(state.told).toBe(1)
  // It was answered: the same words are another request now.
  await post('one')
  expect(state.keys.at(-1)).toBe('key 6')
})

test('a refusal is an answer, a change that can be repeated keeps its own key, and ten minutes later it is another request', async () => {
  const { state, answers, post, lose } = stand()
  lose()
  await expect(post('one')).rejects.toThrow('no network')
  answers.push(status(400))
  await post('one')
  await post('one')
  expect(state.keys).toEqual(['key 1', 'key 1', 'key 3'])
  lose()
  await expect(post('four', { method: 'PATCH' })).rejects.toThrow('no network')
  await post('four', { method: 'PATCH' })
  expect(state.keys.at(-1)).toBe('key 5')
  lose()
  await expect(post('late')).rejects.toThrow('no network')
  state.at += 11 * 60_000
  await post('late')
  expect(state.keys.at(-1)).toBe('key 7')
  expect(state.told).toBe(0)
})

test('what was given up by the page itself was not lost; what ran into the time limit was', async () => {
  const { state, answers, post } = stand()
  for (const [elapsed, key] of [
    [100, 'key 2'],
    [30_000, 'key 3'],
  ] as const) {
    const given = new AbortController()
    answers.push(() => {
      state.at += elapsed
      given.abort()
      return Promise.reject(new DOMException('aborted', 'AbortError'))
    })
    await expect(post('preview', { signal: given.signal })).rejects.toThrow('aborted')
    await post('preview')
    expect(state.keys.at(-1)).toBe(key)
  }
})

test('the same request half a second after the first one and before its answer is one request, later or afterwards another one', async () => {
  const { state, answers, post } = stand()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  answers.push(async () => {
    await answered
    return new Response('{"made":1}', { status: 201 })
  })
  const clicks = [post('one'), post('one')]
  await expect.poll(() => state.keys).toEqual(['key 1'])
  state.at = 600
  await post('one')
  expect(state.keys).toEqual(['key 1', 'key 3'])
  answer()
  const bodies = (await Promise.all(clicks)).map((response) => response.json())
  expect(await Promise.all(bodies)).toEqual([{ made: 1 }, { made: 1 }])
  await post('one')
  expect(state.keys.at(-1)).toBe('key 4')
  await Promise.all([post('five', { method: 'PATCH' }), post('five', { method: 'PATCH' }), post('seven', { method: 'PATCH' })])
  expect(state.keys.slice(-2)).toEqual(['key 5', 'key 7'])
  const patch = (body: string) => post(body, { method: 'PATCH' })
  await Promise.all([patch('on'), patch('off'), patch('on')])
  expect(state.keys.slice(-3)).toEqual(['key 8', 'key 9', 'key 10'])
})
