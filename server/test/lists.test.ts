import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, expectProblem, startKit } from './kit/index.js'
import { runs } from './kit/runs.js'
import { propertyInLanes } from './kit/several.js'
import { type Thing, thingRoutes, thingsTable } from './kit/things.js'
import { filters, sortings, things } from './kit/things-model.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' }, { routes: thingRoutes })
const { admin } = kit.as

interface Page {
  things: { thing_id: string }[]
  pagination: { total_size: number; page_size: number; page_number: number; next_page: string | null; previous_page: string | null }
}
const get = async (query: string | URLSearchParams): Promise<Page> => {
  const answer = await admin.get<Page>(typeof query === 'string' && query.startsWith('/') ? query : `/v1/things?${query}`)
  expect(answer.status, `${query} ${answer.text}`).toBe(200)
  return answer.body
}
const idsOf = ({ things: found }: Page) => found.map(({ thing_id }) => thing_id)
const refuse = (query: string) => admin.get(`/v1/things?${query}`)

const rows: Thing[] = fc.sample(things, 1)[0] ?? []
beforeAll(async () => {
  await kit.query(thingsTable)
  const columns = ['thing_id', 'owner_id', 'label', 'amount', 'rate', 'flag', 'grade', 'day', 'at', 'tags'] as const
  for (const row of rows)
    await kit.query(
      `insert into thing (${columns.join(', ')}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      columns.map((name) => row[name]),
    )
})

describe('compared with the same filters evaluated in memory', () => {
  const requests = fc.record({
    conditions: fc.array(filters, { maxLength: 3 }),
    sorting: fc.option(sortings),
    size: fc.constantFrom(1, 3, 7, 40, 1000),
    page: fc.integer({ min: 1, max: 8 }),
  })

  test('every filter, operator, spelling, sorting and page gives the same entries in the same order, and the exact total', async () => {
    await propertyInLanes(
      400,
      fc.asyncProperty(requests, async ({ conditions, sorting, size, page }) => {
        const query = new URLSearchParams({ page: String(page), page_size: String(size) })
        for (const { name, text } of conditions) query.append(name, text)
        if (sorting) query.set('sorting', sorting.text)
        const matching = rows
          .filter((row) => conditions.every(({ holds }) => holds(row)))
          .sort(sorting?.compare ?? ((a, b) => (a.thing_id < b.thing_id ? -1 : 1)))
          .map(({ thing_id }) => thing_id)
        const found = await get(query)
        expect(idsOf(found)).toEqual(matching.slice((page - 1) * size, page * size))
        expect(found.pagination).toMatchObject({ total_size: matching.length, page_size: size, page_number: page })
        const last = Math.max(1, Math.ceil(matching.length / size))
        expect(found.pagination.next_page !== null).toBe(page < last)
        expect(found.pagination.previous_page !== null).toBe(page > 1)
      }),
    )
  })

  test('following next_page returns every entry once, in order; previous_page returns them backwards', async () => {
    const walks = fc.record({ conditions: fc.array(filters, { maxLength: 1 }), sorting: sortings, size: fc.constantFrom(4, 9, 40) })
    await propertyInLanes(
      40,
      fc.asyncProperty(walks, async ({ conditions, sorting, size }) => {
        const query = new URLSearchParams({ page_size: String(size), sorting: sorting.text })
        for (const { name, text } of conditions) query.append(name, text)
        const wanted = rows.filter((row) => conditions.every(({ holds }) => holds(row))).sort(sorting.compare)
        const forward: string[] = []
        let page = await get(query)
        for (;;) {
          forward.push(...idsOf(page))
          if (page.pagination.next_page === null) break
          page = await get(page.pagination.next_page)
        }
        expect(forward).toEqual(wanted.map(({ thing_id }) => thing_id))
        const backward = idsOf(page)
        while (page.pagination.previous_page !== null) {
          page = await get(page.pagination.previous_page)
          backward.unshift(...idsOf(page))
        }
        expect(backward).toEqual(forward)
      }),
    )
  })
})

describe('pages', () => {
  test('have 50 entries in the documented order by default', async () => {
    const page = await get('')
    expect(page.pagination).toEqual({
      total_size: 40,
      page_size: 50,
      page_number: 1,
      next_page: null,
      previous_page: null,
      next_cursor: null,
    })
    expect(idsOf(page)).toEqual(rows.map(({ thing_id }) => thing_id))
  })

  test('past the end are empty, with the exact total and a link to the last page', async () => {
    const page = await get('page=9&page_size=15')
    expect(page.things).toEqual([])
    expect(page.pagination).toEqual({
      total_size: 40,
      page_size: 15,
      page_number: 9,
      next_page: null,
      previous_page: '/v1/things?page=3&page_size=15',
      next_cursor: null,
    })
    expect(idsOf(await get(String(page.pagination.previous_page)))).toHaveLength(10)
  })

  test('without a match are an empty list, not an error', async () => {
    expect(await get('thing_id=none')).toMatchObject({ things: [], pagination: { total_size: 0, next_page: null, previous_page: null } })
    expect(await get('thing_id=none&page=3')).toMatchObject({
      things: [],
      pagination: { total_size: 0, previous_page: '/v1/things?thing_id=none&page=1' },
    })
  })

  test('have next_page and previous_page with all parameters unchanged', async () => {
    const page = await get('label=ne:a?b&label=ne:c%26d%3De%2Bf&page_size=5&page=2')
    const next = new URL(String(page.pagination.next_page), kit.url)
    expect(next.pathname).toBe('/v1/things')
    expect(next.searchParams.getAll('label')).toEqual(['ne:a?b', 'ne:c&d=e+f'])
    expect(next.searchParams.get('page')).toBe('3')
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=one',
    'page=',
    'page=99999999999999999999',
    'page_size=0',
    'page_size=1001',
    'page_size=5e1',
    'page_size=+5',
  ])('%s is refused', async (query) => {
    expectProblem(await refuse(query), 'invalid_page')
  })

  test('a page that is given twice is refused', async () => {
    expectProblem(await refuse('page=1&page=2'), 'invalid_parameter')
  })

  test.each(['page_size=1', 'page_size=1000', 'page=1000000000'])('%s is accepted', async (query) => {
    await get(query)
  })

  test('the total is exact as soon as an entry is added or deleted', async () => {
    const total = async () => (await get('page_size=1')).pagination.total_size
    await kit.query("insert into thing (thing_id, tags) values ('x', '{}')")
    expect(await total()).toBe(41)
    await kit.query("delete from thing where thing_id = 'x'")
    expect(await total()).toBe(40)
  })
})

describe('deep pages', () => {
  const many = Array.from({ length: 2600 }, (_, index) => `deep-${String(index).padStart(4, '0')}`)
  beforeAll(async () => {
    await kit.query("insert into thing (thing_id, owner_id, tags) select unnest($1::text[]), 'deep', '{}'", [many])
    return () => kit.query("delete from thing where owner_id = 'deep'")
  })

  test.each(['thing_id', '-thing_id', 'nothing'])(
    'sorted by %s have the right entries, in whatever order the pages are read',
    async (sorting) => {
      const wanted = sorting === '-thing_id' ? [...many].reverse() : many
      const order = sorting === 'nothing' ? '' : `&sorting=${sorting}`
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(7, 100, 130),
          fc.array(fc.integer({ min: 1, max: 380 }), { minLength: 1, maxLength: 6 }),
          async (size, pages) => {
            for (const page of pages) {
              const found = await get(`owner_id=deep&page_size=${size}&page=${page}${order}`)
              expect(idsOf(found)).toEqual(wanted.slice((page - 1) * size, page * size))
              expect(found.pagination.total_size).toBe(2600)
            }
          },
        ),
        runs(25),
      )
    },
  )

  test('never overlap while entries are added after the current page', async () => {
    const seen: string[] = []
    let next: string | null = '/v1/things?owner_id=deep&page_size=500'
    while (next !== null && seen.length < 2500) {
      const page: Page = await get(next)
      seen.push(...idsOf(page))
      next = page.pagination.next_page
      await kit.query("insert into thing (thing_id, owner_id, tags) values ('deeper-' || gen_random_uuid(), 'deep', '{}')")
    }
    expect(seen).toEqual(many.slice(0, 2500))
    await kit.query("delete from thing where thing_id like 'deeper-%'")
  })
})

describe('sorting', () => {
  test.each([
    'password',
    'label:down',
    '--label',
    '-label:desc',
    'label;at',
    'label,',
    '',
    'thing_id,nonsense',
    'owner_id',
    'constructor',
    'Label',
  ])('by "%s" is refused', async (text) => {
    const answer = await refuse(`sorting=${encodeURIComponent(text)}`)
    const { detail } = expectProblem(answer, 'invalid_sorting')
    expect(detail).toContain('thing_id, label, amount')
  })
})

describe('filters', () => {
  test('a date means its whole day, and a datetime its whole second', async () => {
    await kit.query('create table kept as select * from thing')
    await kit.query('delete from thing')
    const times = [
      '2027-01-31T23:59:59.999Z',
      '2027-02-01T00:00:00.000Z',
      '2027-02-01T12:00:00.400Z',
      '2027-02-01T23:59:59.999Z',
      '2027-02-02T00:00:00Z',
    ]
    for (const [index, at] of times.entries())
      await kit.query("insert into thing (thing_id, at, tags) values ($1, $2, '{}')", [String(index), at])
    const found = async (filter: string) => idsOf(await get(new URLSearchParams({ at: filter }))).join('')
    expect(await found('2027-02-01')).toBe('123')
    expect(await found('ne:2027-02-01')).toBe('04')
    expect(await found('gt:2027-02-01')).toBe('4')
    expect(await found('ge:2027-02-01')).toBe('1234')
    expect(await found('lt:2027-02-01')).toBe('0')
    expect(await found('le:2027-02-01')).toBe('0123')
    expect(await found('2027-02-01T12:00:00')).toBe('2')
    expect(await found('gt:2027-02-01T12:00:00')).toBe('34')
    expect(await found('le:2027-02-01T12:00:00')).toBe('012')
    expect(await found('in:[2027-01-31,2027-02-02T00:00:00]')).toBe('04')
    expect(await found('eq:2027-02-01T14:00:00+02:00')).toBe('2')
    await kit.query('delete from thing')
    await kit.query('insert into thing select * from kept')
  })

  test('a parameter that is given twice means both conditions', async () => {
    const ids = idsOf(await get('thing_id=in:[thing-01,thing-02]&thing_id=ne:thing-01'))
    expect(ids).toEqual(['thing-02'])
  })

  test('a set of 2000 characters is accepted, one of 2001 refused', async () => {
    const set = (length: number) => `in:[${'a'.repeat(length)}]`
    expect((await get(new URLSearchParams({ thing_id: set(2000) }))).things).toEqual([])
    expectProblem(await refuse(`thing_id=${set(2001)}`), 'filter_too_long')
    expectProblem(await refuse(`thing_id=not%20in:${set(2001).slice(3)}`), 'filter_too_long')
  })

  test('an empty set matches nothing, and its negation everything', async () => {
    for (const name of ['thing_id', 'amount', 'grade', 'at', 'tag']) {
      expect(idsOf(await get(`${name}=in:[]`)), name).toHaveLength(0)
      expect(idsOf(await get(`${name}=not%20in:[]`)), name).toHaveLength(40)
    }
  })

  test.each([
    ['amount', ['ge:one', '1.5', '1e3', '', 'ge:', '99999999999999999', 'in:[1,two]', 'between:1']],
    ['rate', ['1,5', 'half', '1e3', 'NaN', 'Infinity']],
    ['flag', ['yes', '1', 'TRUE', 'gt:false', 'in:[true]']],
    ['grade', ['lowest', 'LOW', 'in:[low,lowest]', 'ge:']],
    ['day', ['2027-02-30', '2027-1-1', '20270101', 'today', '2027-01-01T00:00:00', '0000-01-01']],
    ['at', ['2027-02-30', '2027-01-01T24:00:00', '2027-01-01T00:60:00', 'now', '2027-01-01T00:00:00+15:00', '1735689600']],
    ['thing_id', ['gt:a', 'le:b', 'in:a', 'in:[a', 'in:["a]', 'in:[a,]', 'in:[a"b]']],
    ['label', ['lt:m']],
  ])('%s refuses invalid values and names the filter', async (name, texts) => {
    for (const text of texts) {
      const answer = await refuse(`${name}=${encodeURIComponent(text)}`)
      const { detail, errors } = expectProblem(answer, 'invalid_filter')
      expect(detail, text).toContain(name)
      expect(errors, text).toMatchObject([{ pointer: name, code: 'invalid_filter' }])
    }
  })

  test.each([
    'at=9999-12-31',
    'at=le:9999-12-31T23:59:59',
    'at=ge:0001-01-01',
    'at=ge:0001-01-01T00:00:00%2B14:00',
    'day=9999-12-31',
    'amount=9007199254740991',
  ])('%s is accepted although it is far away', async (query) => {
    await get(query)
  })

  test('an unknown parameter is refused with the names of the known ones', async () => {
    const { detail } = expectProblem(await refuse('lable=x'), 'unknown_parameter')
    expect(detail).toBe(
      'There is no parameter "lable" here. There are: thing_id, owner_id, label, amount, rate, flag, grade, day, at, tag, query, sorting, cursor, page_size, page.',
    )
  })
})

describe('every list of the service', async () => {
  interface Operation {
    parameters?: { name: string; in: string; description: string; example: string }[]
  }
  const { body: document } = await kit.as.nobody.get<{ paths: Record<string, { get?: Operation }> }>('/openapi.json')
  const { accounts } = kit
  const known: Record<string, string | null> = {
    client_id: accounts.support.client_id,
    distributor_id: accounts.distributor.distributor_id,
    requested_distributor_id: accounts.distributor.distributor_id,
    supplier_id: accounts.supplier.supplier_id,
  }
  const lists = Object.entries(document.paths)
    .map(([path, { get: operation }]) => ({
      path,
      parameters: (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query'),
    }))
    .filter(({ path, parameters }) => parameters.some(({ name }) => name === 'page') && path !== '/v1/things')
    .map(({ path, parameters }) => ({ parameters, path: path.replace(/\{(\w+)\}/g, (all, name: string) => known[name] ?? all) }))

  test.each(lists.filter(({ path }) => !path.includes('{')))(
    '$path sorts by its documented fields, filters by its documented parameters, and refuses others',
    async ({ path, parameters }) => {
      const sorting = parameters.find(({ name }) => name === 'sorting')?.description ?? ''
      const fields = [...(/Sortable: (.*?)\. Without/.exec(sorting)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name)
      expect(fields.length).toBeGreaterThan(0)
      for (const field of fields)
        for (const text of [field, `-${field}`, `${field}:desc`]) {
          const answer = await admin.get(`${path}?sorting=${text}`)
          expect(answer.status, answer.text).toBe(200)
        }
      // Parameters that next_page adds: see cursors.test.ts.
      for (const { name, example } of parameters.filter((parameter) => parameter.name !== 'cursor')) {
        const isOfFile = name.startsWith('csv_')
        const answer: Answer = await admin.get(`${path}?${name}=${encodeURIComponent(example)}`, isOfFile ? { accept: 'text/csv' } : {})
        expect(answer.status, `${name}=${example} ${answer.text}`).toBe(200)
        if (isOfFile) continue
        expect(Object.keys(answer.body.pagination as object)).toEqual([
          'total_size',
          'page_size',
          'page_number',
          'next_page',
          'previous_page',
          'next_cursor',
        ])
        expect(Object.values(answer.body).some(Array.isArray)).toBe(true)
      }
      expectProblem(await admin.get(`${path}?sorting=nonsense`), 'invalid_sorting')
      expectProblem(await admin.get(`${path}?nonsense=1`), 'unknown_parameter')
      expectProblem(await admin.get(`${path}?page_size=0`), 'invalid_page')
    },
  )
})
