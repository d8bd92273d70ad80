import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signer } from '../src/lib/crypto.js'
import { expectProblem, startKit } from './kit/index.js'
import { several } from './kit/several.js'
import { type Thing, thingRoutes, thingsTable } from './kit/things.js'
import { sortings, things } from './kit/things-model.js'
import { order, putOnSale } from './selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' }, { routes: thingRoutes })
const { admin } = kit.as

interface Page {
  things: { thing_id: string }[]
  pagination: {
    total_size: number
    page_number: number
    next_page: string | null
    previous_page: string | null
    next_cursor: string | null
  }
}
const get = async (query: Record<string, string>): Promise<Page> => {
  const { status, body, text } = await admin.get<Page>(`/v1/things?${new URLSearchParams(query)}`)
  expect(status, text).toBe(200)
  return body
}
const idsOf = (page: Page) => page.things.map(({ thing_id }) => thing_id)
const columns = ['thing_id', 'owner_id', 'label', 'amount', 'rate', 'flag', 'grade', 'day', 'at', 'tags'] as const
const insert = (rows: Thing[]) =>
  kit.query(`insert into thing select * from jsonb_populate_recordset(null::thing, $1::jsonb)`, [
    JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])))),
  ])

beforeAll(async () => {
  await kit.query(thingsTable)
})
beforeEach(async () => {
  await kit.query('delete from thing')
})

/** Reads on by cursor; `between` are changes of others between two pages. */
async function walk(query: Record<string, string>, between: (page: number) => Promise<void> = async () => {}): Promise<string[]> {
  const seen: string[] = []
  let page = await get(query)
  for (let number = 1; ; number++) {
    seen.push(...idsOf(page))
    expect(page.pagination.page_number).toBe(number)
    const { next_cursor } = page.pagination
    if (next_cursor === null) return seen
    await between(number)
    page = await get({ ...query, cursor: next_cursor })
  }
}

test('when entries are added and deleted between pages, the other entries are returned once and in order, in every sorting', async () => {
  const [pool = []] = fc.sample(things, 1)
  const [more = []] = fc.sample(things, 1)
  const runs = fc.record({
    sorting: sortings,
    // Pages of one entry take most requests, so they are drawn less often.
    size: fc.constantFrom(1, 3, 3, 7, 7, 7, 20),
    // Of each step: how many entries are added, and which are deleted.
    steps: fc.array(fc.record({ come: fc.nat({ max: 3 }), go: fc.array(fc.nat({ max: 79 }), { maxLength: 3 }) }), { maxLength: 12 }),
  })
  await fc.assert(
    fc.asyncProperty(runs, async ({ sorting, size, steps }) => {
      await kit.query('truncate thing')
      await insert(pool)
      const added: Thing[] = []
      const gone = new Set<string>()
      const seen = await walk({ sorting: sorting.text, page_size: String(size) }, async (number) => {
        const { come, go } = steps[number - 1] ?? { come: 0, go: [] }
        // Ids between the existing ones, so that equal sort values occur on both sides of the cursor.
        const fresh = more
          .slice(added.length, added.length + come)
          .map((row, index) => ({ ...row, thing_id: `${row.thing_id}-${number}-${index}` }))
        added.push(...fresh)
        if (fresh.length > 0) await insert(fresh)
        const leaving = go.flatMap((place) => [...pool, ...added][place]?.thing_id ?? [])
        for (const id of leaving) gone.add(id)
        if (leaving.length > 0) await kit.query('delete from thing where thing_id = any($1)', [leaving])
      })
      expect(new Set(seen).size).toBe(seen.length)
      const known = new Map([...pool, ...added].map((row) => [row.thing_id, row]))
      const stayed = pool.filter(({ thing_id }) => !gone.has(thing_id)).map(({ thing_id }) => thing_id)
      expect(seen).toEqual(expect.arrayContaining(stayed))
      const rows = seen.map((id) => known.get(id) as Thing)
      expect(rows.map(({ thing_id }) => thing_id)).toEqual([...rows].sort(sorting.compare).map(({ thing_id }) => thing_id))
    }),
    { numRuns: 70 },
  )
})

test('with page numbers the same changes skip an entry: only the cursor prevents it', async () => {
  const rows = Array.from({ length: 6 }, (_, index) => ({ thing_id: `n-${index}`, tags: [] }) as unknown as Thing)
  await insert(rows)
  const first = await get({ page_size: '2' })
  await kit.query("delete from thing where thing_id = 'n-0'")
  expect(idsOf(await get({ page_size: '2', page: '2' }))).toEqual(['n-3', 'n-4'])
  expect(idsOf(await get({ page_size: '2', cursor: String(first.pagination.next_cursor) }))).toEqual(['n-2', 'n-3'])
})

describe('a cursor', () => {
  beforeEach(() =>
    insert(
      Array.from({ length: 5 }, (_, index) => ({ thing_id: `c-${index}`, amount: 5 - index, label: 'x', tags: [] }) as unknown as Thing),
    ),
  )
  const next = async (query: Record<string, string> = {}) => String((await get({ page_size: '2', ...query })).pagination.next_cursor)
  const refuse = async (query: Record<string, string>) =>
    expectProblem(await admin.get(`/v1/things?${new URLSearchParams(query)}`), 'invalid_cursor')

  test('continues from any page, with the exact total, and next_page contains it', async () => {
    const second = await get({ page_size: '2', cursor: await next() })
    expect(second.pagination).toMatchObject({ total_size: 5, page_number: 2, previous_page: null })
    const onward = await admin.get<Page>(String(second.pagination.next_page))
    expect(idsOf(onward.body)).toEqual(['c-4'])
    expect(onward.body.pagination).toMatchObject({ next_page: null, next_cursor: null, total_size: 5 })
    expect(idsOf(await get({ page_size: '1', cursor: await next({ page: '2' }) }))).toEqual(['c-4'])
  })

  test('accepts another page size, and returns the same page when repeated', async () => {
    const cursor = await next()
    expect(await next()).toBe(cursor)
    expect(idsOf(await get({ page_size: '1', cursor }))).toEqual(['c-2'])
    expect(idsOf(await get({ cursor }))).toEqual(['c-2', 'c-3', 'c-4'])
  })

  test('of another filter, sorting or list is refused', async () => {
    const cursor = await next()
    expect((await refuse({ cursor, label: 'x' })).detail).toContain('other filters or another sorting')
    await refuse({ cursor, sorting: '-thing_id' })
    await refuse({ cursor: await next({ sorting: 'amount' }), sorting: '-amount' })
    await refuse({ cursor: await next({ label: 'x' }), label: 'y' })
    expectProblem(await admin.get(`/v1/clients?cursor=${cursor}`), 'invalid_cursor')
    expect(idsOf(await get({ label: 'x', sorting: 'amount', cursor: await next({ sorting: 'amount', label: 'x' }) }))).toEqual([
      'c-2',
      'c-1',
      'c-0',
    ])
  })

  test('that is invented or altered is refused', async () => {
    const cursor = await next()
    const flipped = cursor.slice(0, 30) + (cursor[30] === 'A' ? 'B' : 'A') + cursor.slice(31)
    const forged = signer([{ kid: 'x', secret: Buffer.alloc(32) }], 'cursor').sign('{"l":"x","v":["1"],"p":2}')
    for (const text of ['', 'x', ' ', '\u0000', flipped, cursor.slice(0, -1), `${cursor}A`, forged, 'A'.repeat(4000), "';drop table thing"])
      if (text !== '\u0000') await refuse({ cursor: text })
    expect((await refuse({ cursor, page: '2' })).detail).toContain('page exclude each other')
    expectProblem(await admin.get(`/v1/things?cursor=${cursor}&cursor=${cursor}`), 'invalid_parameter')
  })
})

test('includes null values, which are sorted last in both directions', async () => {
  await insert(
    Array.from(
      { length: 9 },
      (_, index) => ({ thing_id: `e-${index}`, at: index % 3 ? new Date(Date.UTC(2027, 0, index)) : null, tags: [] }) as unknown as Thing,
    ),
  )
  for (const sorting of ['at', '-at', 'at,-label', '-label,at']) {
    const whole = idsOf(await get({ sorting }))
    expect(await walk({ sorting, page_size: '2' }), sorting).toEqual(whole)
  }
})

describe('every list of the service', async () => {
  interface Operation {
    parameters?: { name: string; description: string }[]
    responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>
  }
  const { body: document } = await kit.as.nobody.get<{
    paths: Record<string, { get?: Operation }>
    components: { schemas: Record<string, { properties: object }> }
  }>('/openapi.json')
  const paths = Object.entries(document.paths).flatMap(([path, { get: operation }]) => {
    const sorting = operation?.parameters?.find((parameter) => parameter.name === 'sorting')?.description ?? ''
    const isList = operation?.parameters?.some((parameter) => parameter.name === 'cursor')
    // The request log grows with every request of this test.
    if (!operation || !isList || path.includes('{') || ['/v1/things', '/v1/request-log'].includes(path)) return []
    const fields = [...(/Sortable: (.*?)\. Without/.exec(sorting)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, field]) => String(field))
    const title = operation.responses['200']?.content['application/json']?.schema.$ref.split('/').at(-1) ?? ''
    return [{ path, fields, name: Object.keys(document.components.schemas[title]?.properties ?? {})[0] ?? '' }]
  })

  beforeAll(async () => {
    for (let made = 0; made < 3; made++) {
      const ticket = await putOnSale(kit)
      for (const as of [kit.as.distributor, kit.as.distributor2]) {
        const { body } = await as.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
        await as.post('/v1/bookings', { reservation_id: body.reservation_id, accepted_gt: true })
      }
    }
  })

  test('returns by cursor, in each of its sortings, the same entries as one larger page', async () => {
    let compared = 0
    const ways = paths.flatMap(({ path, name, fields }) =>
      ['', ...fields.flatMap((field) => [`&sorting=${field}`, `&sorting=-${field}`])].map((sorting) => ({ path, name, sorting })),
    )
    await several(ways, async ({ path, name, sorting }) => {
      const read = async (query: string) => {
        const answer = await admin.get<Record<string, unknown[]> & Pick<Page, 'pagination'>>(`${path}?${query}${sorting}`)
        expect(answer.status, `${path} ${sorting} ${answer.text}`).toBe(200)
        return { entries: answer.body[name] ?? [], next: answer.body.pagination.next_cursor }
      }
      const both = await read('page_size=2')
      if (both.entries.length < 2) return
      const first = await read('page_size=1')
      const second = await read(`page_size=1&cursor=${first.next}`)
      expect([...first.entries, ...second.entries], `${path} ${sorting}`).toEqual(both.entries)
      compared++
    })
    expect(compared).toBeGreaterThan(80)
  })
})
