import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.js'
import { version } from '../src/lib/version.js'
import { type Lifecycle, lifecycle } from '../src/platform/http/lifecycle.js'
import { arrange } from './catalogue/arrange.js'
import { caller, expectProblem, startKit } from './kit/index.js'
import { everyRoute } from './kit/routes.js'

type Json = Record<string, unknown>
interface Venues {
  venues: Json[]
}
interface Hook extends Json {
  webhook_id: string
}

/** Versions that the service never had, to test the conversion. */
const imagined: Lifecycle = {
  versions: [
    { date: '2024-01-10', changes: [] },
    {
      date: '2025-02-20',
      changes: [
        {
          method: 'GET',
          url: '/v1/venues',
          query: ({ land, ...query }) => (land === undefined ? query : { ...query, country: land }),
          answer: (page) => ({
            ...(page as Venues),
            venues: (page as Venues).venues.map(({ country, ...rest }) => ({ ...rest, land: country })),
          }),
        },
      ],
    },
    {
      date: '2026-03-30',
      changes: [
        {
          method: 'GET',
          url: '/v1/venues',
          answer: (page) => ({
            ...(page as Venues),
            venues: (page as Venues).venues.map((venue) => ({ ...venue, was_country: venue.country })),
          }),
        },
        {
          method: 'POST',
          url: '/v1/webhooks',
          body: (sent) => {
            const { url, ...rest } = sent as Json
            return { ...rest, endpoint: url }
          },
          answer: (made) => {
            const { endpoint, ...rest } = made as Json
            return { ...rest, url: endpoint }
          },
        },
      ],
    },
  ],
  deprecations: [
    { version: '2024-01-10', since: '2025-02-20', sunset: '2027-02-20' },
    { url: '/v1/teams/:team_id', since: '2026-01-01', sunset: '2027-01-01', successor: '/v2/teams/:team_id' },
  ],
}
const [first, second, third] = imagined.versions.map(({ date }) => date) as [string, string, string]
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' }, { lifecycle: imagined })
const key = kit.accounts.distributor.api_key
const at = (date: string) => caller(kit.url, { 'x-api-key': key, 'api-version': date })
const { distributor } = kit.as

beforeAll(async () => {
  const make = arrange(kit)
  await make.venue({ official_name: 'First Arena', country: 'PRT' })
})

describe('a pinned version', () => {
  test('is used in requests and answers, converted version by version', async () => {
    const newest = (await at(third).get<Venues>('/v1/venues?country=PRT')).body.venues[0] as Json
    expect(newest).toMatchObject({ country: 'PRT' })
    const older = (await at(second).get<Venues>('/v1/venues?country=PRT')).body.venues[0] as Json
    expect(older).toEqual({ ...newest, was_country: 'PRT' })
    const { country: _country, ...rest } = newest
    expect((await at(first).get<Venues>('/v1/venues?land=PRT')).body.venues).toEqual([{ ...rest, was_country: 'PRT', land: 'PRT' }])
    expect((await at(first).get<Venues>('/v1/venues?land=ESP')).body.venues).toEqual([])
    expectProblem(await at(second).get('/v1/venues?land=PRT'), 'unknown_parameter')
  })

  test('request bodies are converted to the newest version before validation, and replayed answers are converted back', async () => {
    const made = { event_type: 'bookingorder_completed', secret: 'a secret of length' }
    const again = { 'idempotency-key': 'the-same' }
    const older = { ...made, url: 'https://agency.example/hooks' }
    const answers = [await at(second).post<Hook>('/v1/webhooks', older, again), await at(second).post<Hook>('/v1/webhooks', older, again)]
    expect(answers[0]?.status, answers[0]?.text).toBe(201)
    for (const { body } of answers) expect(body).toMatchObject({ url: 'https://agency.example/hooks' })
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(answers[1]?.headers.get('idempotent-replayed')).toBe('true')
    expect((await at(third).get<Hook>(`/v1/webhooks/${answers[0]?.body.webhook_id}`)).body).toMatchObject({ endpoint: older.url })
    // The newest form is invalid in that version, and the error uses the names of the newest.
    expectProblem(await at(second).post('/v1/webhooks', { ...made, endpoint: older.url }), 'validation_failed')
    expectProblem(await at(third).post('/v1/webhooks', older), 'validation_failed')
  })

  test('does not get a cached answer or a 304 of another version', async () => {
    const asked = '/v1/venues?country=PRT&page_size=7'
    const newest = await at(third).get<Venues>(asked)
    const tag = String(newest.headers.get('etag'))
    expect((await at(third).get(asked, { 'if-none-match': tag })).status).toBe(304)
    const older = await at(second).get<Venues>(asked, { 'if-none-match': tag })
    expect(older).toMatchObject({ status: 200, body: { venues: [{ was_country: 'PRT' }] } })
    expect((await at(third).get<Venues>(asked)).body).toEqual(newest.body)
  })

  test('is named in every answer; without one the oldest is used', async () => {
    for (const date of [first, second, third]) expect((await at(date).get('/v1/events')).headers.get('api-version')).toBe(date)
    const { headers, body } = await distributor.get<Venues>('/v1/venues?land=PRT')
    expect(headers.get('api-version')).toBe(first)
    expect(body.venues[0]).toMatchObject({ land: 'PRT' })
    expect((await at('1999-01-01').get('/octo/supplier')).headers.get('api-version')).toBeNull()
  })

  test.each(['2025-02-21', 'latest', 'v1', '1'])('that does not exist, %s, is refused with the names of the known ones', async (date) => {
    const problem = expectProblem(await at(date).get('/v1/venues'), 'unknown_api_version')
    expect(problem.detail).toBe(`There is no version "${date}" of this API. There are: ${first}, ${second}, ${third}.`)
    expect(problem.api_versions).toEqual([first, second, third])
  })
})

describe('deprecation', () => {
  test('a deprecated version has Deprecation and Sunset headers', async () => {
    const { headers } = await at(first).get('/v1/events')
    expect(headers.get('deprecation')).toBe(`@${Date.UTC(2025, 1, 20) / 1000}`)
    expect(headers.get('sunset')).toBe('Sat, 20 Feb 2027 00:00:00 GMT')
    expect((await at(second).get('/v1/events')).headers.get('deprecation')).toBeNull()
  })

  test('a deprecated call has these headers and a link to its replacement, also in refusals; the reference marks it', async () => {
    const { headers } = await at(third).get('/v1/teams/a%2Fb')
    expect(headers.get('deprecation')).toBe(`@${Date.UTC(2026, 0, 1) / 1000}`)
    expect(headers.get('sunset')).toBe('Fri, 01 Jan 2027 00:00:00 GMT')
    expect(headers.get('link')).toBe('</v2/teams/a%2Fb>; rel="successor-version"')
    const refused = await kit.as.nobody.get('/v1/teams/a%2Fb')
    expectProblem(refused, 'unauthenticated')
    for (const name of ['deprecation', 'sunset', 'link']) expect(refused.headers.get(name), name).toBe(headers.get(name))
    const app = await buildApp(kit.service.ctx, { lifecycle: imagined })
    await app.ready()
    const { paths } = JSON.parse(app.openapiJson()) as { paths: Record<string, { get?: { deprecated?: boolean } }> }
    await app.close()
    expect(paths['/v1/teams/{team_id}']?.get?.deprecated).toBe(true)
    expect(paths['/v1/teams']?.get?.deprecated).toBeUndefined()
  })
})

describe('the tables of the service', () => {
  const dates = lifecycle.versions.map(({ date }) => date)
  const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text
  /** The promise of docs/versioning.md: a year and a half from the announcement to the end. */
  const noticeDays = 548

  test('versions are dates, oldest first, and changes and deprecations name existing calls and versions', async () => {
    expect(dates).toEqual([...new Set(dates)].sort())
    for (const date of dates) expect(isDay(date), date).toBe(true)
    const routes = await everyRoute(kit.service.ctx)
    for (const { method, url } of lifecycle.versions.flatMap(({ changes }) => changes))
      expect(
        routes.some((route) => route.method === method && route.url === url),
        `${method} ${url}`,
      ).toBe(true)
    for (const ending of lifecycle.deprecations) {
      if ('version' in ending) expect(dates).toContain(ending.version)
      else
        for (const url of [ending.url, ending.successor])
          expect(
            routes.some((route) => route.url === url),
            url,
          ).toBe(true)
      expect(Date.parse(ending.sunset) - Date.parse(ending.since)).toBeGreaterThanOrEqual(noticeDays * 86_400_000)
    }
  })

  test('every deprecation is announced in the changelog under "Deprecated", and listed with its days in the documentation', () => {
    const page = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
    const announced = [...page('CHANGELOG.md').matchAll(/^### Deprecated\n([^#]*)/gm)].map(([, lines]) => lines).join('')
    const documented = page('docs/versioning.md').split('\n')
    for (const ending of lifecycle.deprecations) {
      const name = 'version' in ending ? ending.version : ending.url.replace(/:(\w+)/g, '{$1}')
      expect(announced).toContain(`\`${name}\``)
      expect(announced).toContain(ending.sunset)
      const row = documented.find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
      expect(row, name).toContain(`| ${ending.since} | ${ending.sunset} |`)
    }
  })

  test('the changelog has a dated section for every release, newest first, including this one and every API version', () => {
    const page = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
    const [unreleased, ...releases] = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => String(heading))
    expect(unreleased).toBe('Unreleased')
    const read = releases.map(
      (heading) => /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)(?:, API (\d{4}-\d{2}-\d{2}))?$/.exec(heading) ?? [heading],
    )
    for (const [heading, , day] of read) expect(isDay(String(day)), heading).toBe(true)
    const days = read.map(([, , day]) => String(day))
    expect(days).toEqual([...days].sort().reverse())
    expect(read.map(([, number]) => number)).toContain(version)
    expect(read.flatMap(([, , , api]) => api ?? []).sort()).toEqual(dates)
  })
})
