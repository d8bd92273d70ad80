import { get } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { locales, localeTag } from '../../src/lib/locales.js'
import { startKit } from '../kit/index.js'
import { upload } from '../ticketfiles/kit.js'
import { type Booked, bookOne, linkTo, writeTexts } from './kit.js'

const kit = await startKit()
const { nobody, product_management, admin } = kit.as
let booked: Booked
let link: string
beforeAll(async () => {
  booked = await bookOne(kit)
  await writeTexts(kit, booked)
  link = (await linkTo(kit, booked)).path
})

/** The bytes as sent, still compressed. */
const packedSize = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(kit.url + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () => resolve(size))
      response.on('error', reject)
    })
  })

test('the copy on the phone is shown and kept unless the service refuses the page: too many requests from one stadium are no refusal', async () => {
  const { text } = await nobody.get('/itinerary/worker.js')
  const copies = new Map<string, Response>()
  const store = {
    match: async (path: string) => copies.get(path)?.clone(),
    put: async (path: string, answer: Response) => void copies.set(path, answer),
    delete: async (path: string) => copies.delete(path),
  }
  const answers: (() => Response)[] = []
  type Load = (request: Request, path: string) => Promise<Response>
  const load = new Function('self', 'caches', 'fetch', `${text}; return load`)(
    { addEventListener() {}, location: { origin: kit.url } },
    { open: async () => store },
    async () => answers.shift()?.() ?? Promise.reject(new TypeError('no network')),
  ) as Load
  const shown = async (answer?: () => Response) => {
    if (answer) answers.push(answer)
    return (await load(new Request(kit.url + link), link)).text()
  }
  const page = (status: number, body: string) => () => new Response(body, { status })
  expect(await shown(page(200, 'your seat'))).toBe('your seat')
  for (const status of [429, 403, 500, 503]) expect(await shown(page(status, 'busy')), String(status)).toBe('your seat')
  expect(await shown()).toBe('your seat')
  expect(await shown(page(200, 'your new seat'))).toBe('your new seat')
  expect(await shown()).toBe('your new seat')
  expect(await shown(page(410, 'over'))).toBe('over')
  await expect(shown()).rejects.toThrow('no network')
})

describe('the guest page', () => {
  test('is one small answer that search engines do not index, with only scripts and styles that its policy allows', async () => {
    const { headers, text } = await nobody.get(link)
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).toContain("script-src 'self'")
    expect(text).toContain('<meta name="robots" content="noindex')
    expect(text).not.toMatch(/<script(?! src="\/itinerary\/page\.js\?v=[0-9a-f]{12}" defer><\/script>)|<[^>]* on\w+="|<[^>]* style="/)
    expect(await packedSize(link)).toBeLessThan(10_000)
    expect((await nobody.get(link, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
    const script = await nobody.get(/src="(\/itinerary\/page\.js[^"]*)"/.exec(text)?.[1] ?? '')
    expect(script.status).toBe(200)
    expect(script.text.length).toBeLessThan(3_500)
  })

  test('shows no prices, and only the name of the lead guest', async () => {
    const { text } = await nobody.get(link)
    expect(text).toContain('Ana Reis')
    expect(text).not.toMatch(/€|\bEUR\b|net_rate|price|ana@guest|desk@agency/)
  })

  test('does not greet a guest whose ticket was cancelled', async () => {
    const own = await bookOne(kit)
    const { path } = await linkTo(kit, own)
    expect((await nobody.get(path)).text).toContain('Ana Reis')
    const cancelled = await admin.put(`/v1/bookingorders/${own.bookingorder_id}`, {
      items: [{ orderitem_id: own.items[0]?.orderitem_id, ticket_status: 'cancelled' }],
    })
    expect(cancelled.status, cancelled.text).toBe(200)
    const { status, text } = await nobody.get(path)
    expect(status).toBe(200)
    expect(text).not.toContain('Ana Reis')
  })

  test.each(locales)('is shown in %s', async (locale) => {
    for (const tail of ['', '/tickets']) {
      const { text, headers } = await nobody.get(`${link}${tail}?lang=${locale}`)
      expect(headers.get('content-language')).toBe(localeTag(locale))
      const words = text.replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]*>/g, ' ')
      expect(words).not.toMatch(/\{\w+\}|undefined|null|NaN/)
      if (locale !== 'en_GB') expect(words).not.toMatch(/Your day|Your place|Getting there|Remember|Doors open|Share|Not yet|Back to/)
    }
  })

  test('shows when an event is cancelled, postponed or not confirmed', async () => {
    const change = (body: object) => product_management.patch(`/v1/events/${booked.event_id}`, body)
    const page = async () => (await nobody.get(link)).text
    expect((await change({ date_confirmed: false })).status).toBe(200)
    expect(await page()).toContain('Date and time are not final yet')
    expect(await page()).not.toContain('Your day')
    await change({ date_confirmed: true, event_status: 'postponed' })
    expect(await page()).toContain('This event has been postponed')
    await change({ event_status: 'cancelled' })
    expect(await page()).toContain('This event has been cancelled')
    expect(await page()).not.toContain('data-start')
    await change({ event_status: 'notstarted' })
    expect(await page()).toContain('in 90 days')
  })

  test('of a cancelled order says so, for each of its tickets', async () => {
    const other = await bookOne(kit)
    const { path } = await linkTo(kit, other)
    const [first] = other.items
    const order = `/v1/bookingorders/${other.bookingorder_id}`
    const partly = await admin.put(order, {
      items: [{ ...first, ticket_status: 'cancelled' }].map(({ orderitem_id, ticket_status }) => ({ orderitem_id, ticket_status })),
    })
    expect(partly.status, partly.text).toBe(200)
    const chips = async () => [...(await nobody.get(`${path}/tickets`)).text.matchAll(/class="chip \w+">([^<]+)</g)].map(([, word]) => word)
    expect(await chips()).toEqual(['Cancelled', 'Not yet available'])
    await admin.put(order, { logistic_status: 'cancelled' })
    expect(await chips()).toEqual(['Cancelled', 'Cancelled'])
    expect((await nobody.get(path)).text).toContain('These tickets have been cancelled')
  })

  test.each([
    ['paper-ticket', 'Sent to you on paper'],
    ['collection-stadium', 'Collect it at the venue'],
    ['appticket', 'You will receive an invitation to the app'],
    ['other', 'Your travel company tells you'],
  ])('explains how a %s is delivered to the guest', async (ticket_type, text) => {
    const { path } = await linkTo(kit, await bookOne(kit, { ticket_type }))
    expect((await nobody.get(`${path}/tickets`)).text).toContain(text)
  })

  test('of an app ticket that its supplier confirmed links to the app', async () => {
    const other = await bookOne(kit, { ticket_type: 'appticket' })
    const items = other.items.map(({ orderitem_id }) => ({
      orderitem_id,
      activated: true,
      external_activation_link: 'https://app.example/t',
    }))
    expect((await admin.put(`/v1/bookingorders/${other.bookingorder_id}`, { items })).status).toBe(200)
    const { path } = await linkTo(kit, other)
    const { text } = await nobody.get(`${path}/tickets`)
    expect(text).toContain('href="https://app.example/t"')
    expect((await nobody.get(path)).text).toContain('Your tickets are ready')
  })

  test('of an app ticket links only to web addresses, also if another address was stored earlier', async () => {
    const other = await bookOne(kit, { ticket_type: 'appticket' })
    const [{ orderitem_id } = { orderitem_id: '' }] = other.items
    const item = { orderitem_id, activated: true, external_activation_link: 'javascript:alert(1)' }
    expect((await admin.put(`/v1/bookingorders/${other.bookingorder_id}`, { items: [item] })).status).toBe(400)
    await kit.query(`update orderitem set activated = true, external_activation_link = 'javascript:alert(1)' where bookingorder_id = $1`, [
      other.bookingorder_id,
    ])
    await kit.query(`update bookingorder set logistic_status = 'completed' where bookingorder_id = $1`, [other.bookingorder_id])
    const { path } = await linkTo(kit, other)
    expect((await nobody.get(`${path}/tickets`)).text).not.toContain('javascript:')
  })
})

describe('the calendar file', () => {
  /** Folded lines are joined, as a calendar does. */
  const entry = async (query = '') => {
    const { text, headers, status } = await nobody.get(`${link}/calendar.ics${query}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/calendar/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    return text.replace(/\r\n /g, '').split('\r\n')
  }
  const field = (lines: string[], name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)

  test('has the event at its UTC time, its location, and a link to the page', async () => {
    const [event] = await kit.query<{ date_start_utc: Date; date_stop_utc: Date }>('select * from event where event_id = $1', [
      booked.event_id,
    ])
    const lines = await entry()
    const instant = (at?: Date) => `${at?.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
    expect(field(lines, 'DTSTART')).toBe(instant(event?.date_start_utc))
    expect(field(lines, 'DTEND')).toBe(instant(event?.date_stop_utc))
    expect(field(lines, 'GEO')).toBe('38.7527;-9.1847')
    expect(field(lines, 'LOCATION')).toBe('Estádio\\, Rua do Cais 7\\, 1500-313 Lisboa\\, Portugal')
    expect(field(lines, 'URL')).toBe(`http://127.0.0.1:8080${link}`)
    expect(field(lines, 'STATUS')).toBe('CONFIRMED')
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  })

  test('names the gate of each seat, and a common gate once', async () => {
    await kit.work()
    const both = await bookOne(kit)
    await writeTexts(kit, both)
    const { path } = await linkTo(kit, both)
    const description = async () => {
      const { text } = await nobody.get(`${path}/calendar.ics`)
      return text
        .replace(/\r\n /g, '')
        .split('\r\n')
        .find((line) => line.startsWith('DESCRIPTION:'))
    }
    expect(await description()).toContain('\\nGate 7\\n')
    const rows = ['section,row,seat,gate', 'A,1,1,3', 'A,1,2,'].join('\n')
    expect((await upload(kit.as.supplier, both.ticket_id, rows, { auto_assign: 'true' })).status).toBe(200)
    await expect.poll(description).toContain('\\nGate 3\\, Section A\\, Row 1\\, Seat 1\\nGate 7\\, Section A\\, Row 1\\, Seat 2\\n')
    expect(await description()).not.toContain('\\nGate 7\\n')
  })

  test('is updated when the event changes, and cancelled with it', async () => {
    const before = await entry()
    await product_management.patch(`/v1/events/${booked.event_id}`, { event_name: 'Liga; Jogo, 1\\2', event_status: 'cancelled' })
    const after = await entry()
    expect(field(after, 'UID')).toBe(field(before, 'UID'))
    expect(Number(field(after, 'SEQUENCE'))).toBeGreaterThan(Number(field(before, 'SEQUENCE')))
    expect(field(after, 'SUMMARY')).toBe('Liga\\; Jogo\\, 1\\\\2')
    expect(field(after, 'STATUS')).toBe('CANCELLED')
    await product_management.patch(`/v1/events/${booked.event_id}`, { event_status: 'notstarted', date_confirmed: false })
    const open = await entry('?lang=ja_JA')
    expect(open.find((line) => line.startsWith('DTSTART'))).toMatch(/^DTSTART;VALUE=DATE:\d{8}$/)
    expect(field(open, 'STATUS')).toBe('TENTATIVE')
  })
})
