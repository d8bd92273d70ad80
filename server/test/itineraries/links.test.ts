import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readyLetter } from '../../src/fulfilment/itineraries/links.js'
import { expectProblem, startKit } from '../kit/index.js'
import { seats, upload } from '../ticketfiles/kit.js'
import { type Booked, bookOne, linkTo } from './kit.js'

const kit = await startKit({ GUEST_LETTER_LIMIT: '12' })
const { distributor, nobody } = kit.as
let booked: Booked
beforeAll(async () => {
  booked = await bookOne(kit)
})

describe('a link', () => {
  test('opens the page without credentials; without the link nobody sees it', async () => {
    const { path, url } = await linkTo(kit, booked)
    expect(url.startsWith('http://127.0.0.1:8080/itinerary/')).toBe(true)
    const page = await nobody.get(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    // Every character of it is checked.
    for (const at of [0, 10, 27, 30, path.length - 12, path.length - 2]) {
      const position = Math.max('/itinerary/'.length, at)
      const other = path[position] === '0' ? '1' : '0'
      const forged = await nobody.get(path.slice(0, position) + other + path.slice(position + 1))
      expect(forged.status, `character ${position}`).toBe(404)
      expect(forged.text).not.toContain('Match')
    }
  })

  test('with a changed expiry is invalid', async () => {
    const { path } = await linkTo(kit, booked)
    const [id, end = '', signature] = path.split('.')
    const later = (Number.parseInt(end, 36) + 86_400).toString(36)
    expect((await nobody.get(`${id}.${later}.${signature}`)).status).toBe(404)
  })

  test('is valid until two days after the event, or until the requested time', async () => {
    const [event] = await kit.query<{ date_stop_utc: Date }>('select date_stop_utc from event where event_id = $1', [booked.event_id])
    const usual = await distributor.post<{ valid_until: string }>(`${booked.path}/link`, {})
    const expected = new Date((event?.date_stop_utc.getTime() ?? 0) + 2 * 86_400_000).toISOString().slice(0, 19)
    expect(usual.body.valid_until).toBe(expected)
    // The body is optional, with and without the content-type that some clients always send.
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const plain = await distributor.send<{ valid_until: string }>('POST', `${booked.path}/link`, { headers })
      expect([plain.status, plain.body.valid_until]).toEqual([201, expected])
    }
    const soon = new Date(kit.clock.now().getTime() + 3_600_000).toISOString().slice(0, 19)
    expect((await distributor.post(`${booked.path}/link`, { valid_until: soon })).body.valid_until).toBe(soon)
    for (const valid_until of ['2020-01-01T00:00:00', '2100-01-01T00:00:00'])
      expectProblem(await distributor.post(`${booked.path}/link`, { valid_until }), 'validation_failed')
  })

  test('that is revoked opens nothing and cannot be renewed; other links stay valid', async () => {
    const [gone, kept] = [await linkTo(kit, booked), await linkTo(kit, booked)]
    expect((await distributor.delete(`${booked.path}/links/${gone.link_id}`)).status).toBe(204)
    const page = await nobody.get(gone.path)
    expect(page.status).toBe(410)
    expect(page.text).toContain('This link is no longer valid')
    expect((await nobody.send('POST', `${gone.path}/renew`)).status).toBe(410)
    expect((await nobody.get(`${gone.path}/tickets`)).status).toBe(410)
    expect((await nobody.get(`${gone.path}/calendar.ics`)).status).toBe(410)
    expect((await nobody.get(kept.path)).status).toBe(200)
    const { body } = await distributor.get<{ links: { link_id: string; revoked: string | null }[] }>(`${booked.path}/links`)
    expect(body.links.find((link) => link.link_id === gone.link_id)?.revoked).not.toBeNull()
    expect(body.links.find((link) => link.link_id === kept.link_id)?.revoked).toBeNull()
  })

  test('of another order cannot be revoked through this order', async () => {
    const other = await bookOne(kit)
    const link = await linkTo(kit, other)
    expectProblem(await distributor.delete(`${booked.path}/links/${link.link_id}`), 'itinerary_link_not_found')
    expect((await nobody.get(link.path)).status).toBe(200)
  })

  test('is never in the log', () => {
    expect(kit.log.some((line) => line.includes('/itinerary/:token'))).toBe(true)
    expect(kit.log.filter((line) => /\/itinerary\/[0-9a-z]{26}\./.test(line))).toEqual([])
  })
})

describe('an expired link', () => {
  const letters = async () => {
    const folder = join(kit.dataDir, 'mail')
    const names = (await readdir(folder).catch(() => [] as string[])).filter((name) => name.endsWith('.eml'))
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return texts.map((text) => text.replace(/=\r?\n/g, '')).filter((text) => text.includes('Your new link'))
  }

  test('says so, shows nothing of the order, and sends the guest a new link at most once in 15 minutes', async () => {
    const valid_until = new Date(kit.clock.now().getTime() + 600_000).toISOString().slice(0, 19)
    const { path } = await linkTo(kit, booked, { valid_until })
    await kit.work()
    kit.clock.advance({ minutes: 11 })
    const page = await nobody.get(path)
    expect(page.status).toBe(410)
    expect(page.text).toContain('This link has expired')
    expect(page.text).toContain(`action="${path}/renew?lang=en_GB"`)
    expect(page.text).not.toMatch(/Match|Lisboa|Ana|Reis|First Agency/)
    for (let click = 0; click < 3; click++) {
      const asked = await nobody.send('POST', `${path}/renew?lang=en_GB`, {
        body: '',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(asked.status).toBe(303)
      expect((await nobody.get(asked.headers.get('location') ?? '')).text).toContain('Look in your mailbox')
    }
    await expect.poll(letters).toHaveLength(1)
    const [letter = ''] = await letters()
    expect(letter).toContain('To: ana@guest.example')
    const fresh = /\/itinerary\/[0-9a-z]{26}\.[0-9a-z]+\.[\w-]{24}/.exec(letter)?.[0] ?? ''
    expect((await nobody.get(fresh)).status).toBe(200)
    kit.clock.advance({ minutes: 16 })
    await nobody.send('POST', `${path}/renew`)
    await expect.poll(letters).toHaveLength(2)
  })

  test('leaves no valid link in the job queue', async () => {
    const rows = await kit.query<{ data: object }>(
      "select data from pgboss.job where name = 'guestlink' union all select data from pgboss.archive where name = 'guestlink'",
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { data } of rows) expect(Object.keys(data)).toEqual(['link_id'])
  })
})

test('the letter that tickets are ready contains a link for guests, which expires and can be revoked like any other', async () => {
  const ready = await bookOne(kit)
  await kit.as.finance.put(`/v1/bookingorders/${ready.bookingorder_id}`, { distributorfinancial_status: 'paid' })
  await kit.work()
  expect((await upload(kit.as.admin, ready.ticket_id, seats(2), { auto_assign: 'true' })).status).toBe(200)
  const folder = join(kit.dataDir, 'mail')
  const letters = async () => {
    const names = (await readdir(folder).catch(() => [] as string[])).filter((name) => name.endsWith('.eml'))
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return texts.map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).filter((text) => text.includes(ready.bookingorder_id))
  }
  const arrived = async () => (await letters()).filter((text) => /^Subject: Tickets ready/m.test(text))
  await expect.poll(arrived).toHaveLength(1)
  const [letter = ''] = await arrived()
  const path = /\/itinerary\/[0-9a-z]{26}\.[0-9a-z]+\.[\w-]{24}/.exec(letter)?.[0] ?? ''
  expect((await nobody.get(path)).text).toContain('Get your tickets')
  expect((await nobody.get(`${path}/tickets`)).text).toContain('Download')
  const { links } = (await distributor.get<{ links: { link_id: string; url: string; valid_until: string }[] }>(`${ready.path}/links`)).body
  expect(links.map((link) => new URL(link.url).pathname)).toEqual([path])
  expect(letter).toContain(`Valid until ${links[0]?.valid_until} UTC.`)

  // If sending fails, the second try has the same link.
  expect((await readyLetter(kit.service.ctx, ready.bookingorder_id))?.text).toContain(path)
  expect((await distributor.delete(`${ready.path}/links/${links[0]?.link_id}`)).status).toBe(204)
  expect((await nobody.get(path)).status).toBe(410)
  // Cancelled before it was sent: no letter.
  await kit.as.admin.put(`/v1/bookingorders/${ready.bookingorder_id}`, { logistic_status: 'cancelled' })
  expect(await readyLetter(kit.service.ctx, ready.bookingorder_id)).toBeUndefined()
  const queued = await kit.query<{ data: object }>("select data from pgboss.job where name = 'ticketsready'")
  expect(queued.map(({ data }) => Object.keys(data))).toEqual(queued.map(() => ['bookingorder_id']))
})

describe('a link that is mailed or shown as a QR code', () => {
  const at = (link_id: string) => `/v1/internal/console/links/${link_id}`
  const lettersTo = async (email: string) => {
    const folder = join(kit.dataDir, 'mail')
    const names = (await readdir(folder).catch(() => [] as string[])).filter((name) => name.endsWith('.eml'))
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return texts.map((text) => text.replace(/=\r?\n/g, '')).filter((text) => text.includes(`To: ${email}`))
  }

  test('is sent to the given address, at most once in 15 minutes', async () => {
    const { link_id, path } = await linkTo(kit, booked)
    await kit.work()
    expect((await distributor.post(`${at(link_id)}/mail`, { email: 'bo@guest.example' })).status).toBe(204)
    expectProblem(await distributor.post(`${at(link_id)}/mail`, { email: 'bo@guest.example' }), 'rate_limited')
    expectProblem(await distributor.post(`${at(link_id)}/mail`, { email: 'nowhere' }), 'validation_failed')
    await expect.poll(() => lettersTo('bo@guest.example')).toHaveLength(1)
    expect((await lettersTo('bo@guest.example'))[0]).toContain(path)
  })

  const send = async (email: string, of = booked) => distributor.post(`${at((await linkTo(kit, of)).link_id)}/mail`, { email })

  test('is sent to one address at most GUEST_LETTER_RECIPIENT_LIMIT times a day, with any number of links', async () => {
    for (let letter = 0; letter < 5; letter++) expect((await send('cy@guest.example')).status).toBe(204)
    for (const email of ['cy@guest.example', 'CY@guest.example', 'cy+other@guest.example']) {
      const refused = await send(email)
      expect(expectProblem(refused, 'letter_limit')).toMatchObject({ letter_limit: 5 })
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
    }
    expect((await send('dee@guest.example')).status).toBe(204)
    kit.clock.advance({ hours: 24 })
    expect((await send('cy@guest.example')).status).toBe(204)
  })

  test('counts towards GUEST_LETTER_LIMIT of the organisation, also with concurrent requests', async () => {
    kit.clock.advance({ hours: 25 })
    const links: Awaited<ReturnType<typeof linkTo>>[] = []
    for (let made = 0; made < 15; made++) links.push(await linkTo(kit, booked))
    const sent = await Promise.all(
      links.map(({ link_id }, index) => distributor.post(`${at(link_id)}/mail`, { email: `g${index}@guest.example` })),
    )
    expect(sent.filter((answer) => answer.status === 204)).toHaveLength(12)
    for (const answer of sent) if (answer.status !== 204) expectProblem(answer, 'letter_limit')
    // A refused letter does not use up the link: it can be sent later.
    kit.clock.advance({ hours: 24 })
    const [refused] = sent.flatMap((answer, index) => (answer.status === 204 ? [] : (links[index] ?? [])))
    expect((await distributor.post(`${at(refused?.link_id ?? '')}/mail`, { email: 'late@guest.example' })).status).toBe(204)
  })

  test('is drawn as a QR code whose modules are inside its frame', async () => {
    const { link_id } = await linkTo(kit, booked)
    const { body } = await distributor.get<{ size: number; path: string }>(`${at(link_id)}/qr`)
    expect(body.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
    for (const [, x, y, width] of body.path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(body.size - 4)
      expect(Number(y)).toBeLessThan(body.size - 4)
    }
  })

  test('is neither sent nor drawn for other tenants, nor when it is revoked or expired', async () => {
    const valid_until = new Date(kit.clock.now().getTime() + 600_000).toISOString().slice(0, 19)
    const [foreign, gone, over] = [await linkTo(kit, booked), await linkTo(kit, booked), await linkTo(kit, booked, { valid_until })]
    await distributor.delete(`${booked.path}/links/${gone.link_id}`)
    kit.clock.advance({ minutes: 11 })
    for (const [who, link] of [
      [kit.as.distributor2, foreign],
      [distributor, gone],
      [distributor, over],
    ] as const) {
      expectProblem(await who.post(`${at(link.link_id)}/mail`, { email: 'eve@guest.example' }), 'itinerary_link_not_found')
      expectProblem(await who.get(`${at(link.link_id)}/qr`), 'itinerary_link_not_found')
    }
    expect(await lettersTo('eve@guest.example')).toEqual([])
  })
})
