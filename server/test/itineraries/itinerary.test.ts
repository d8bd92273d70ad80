import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { type Booked, bookOne, writeTexts } from './kit.js'

const kit = await startKit()
const { distributor, product_management, admin } = kit.as
let booked: Booked
beforeAll(async () => {
  booked = await bookOne(kit)
})

type Json = Record<string, Record<string, unknown>>
const read = async (query = '', headers: Record<string, string> = {}) => {
  const answer = await distributor.get<Json>(booked.path + query, headers)
  expect(answer.status, answer.text).toBe(200)
  return answer
}

/** Every field of the contract, by its path. */
const contract: Record<string, string[]> = {
  colors: ['primary_color_code', 'secondary_color_code', 'ternary_color_code'],
  getting_there: ['google_maps', 'google_maps_img', 'parking', 'route', 'travel'],
  remember: ['items'],
  ticketing_app: ['html', 'title'],
  included: ['summary', 'items', 'google_maps', 'google_maps_img', 'photo1', 'photo2'],
  category: [
    'category_id',
    'category_name',
    'venue_id',
    'open_minutes_before_match',
    'open_minutes_after_match',
    'open_during_half_time',
    'category_type',
  ],
  event: ['city', 'event_name', 'latitude', 'longitude', 'visiting_name', 'event_startdate', 'event_stopdate'],
  home: ['official_name'],
  ticket: ['ticket_title', 'ticket_validfrom', 'ticket_validuntil'],
  venue: ['city', 'country', 'number', 'streetname', 'address', 'official_name', 'postalcode', 'venue_type'],
}

describe('the itinerary', () => {
  test('has every field of the contract, also when no text was written for it', async () => {
    const { body } = await read()
    for (const [part, fields] of Object.entries(contract))
      for (const name of fields) expect(Object.keys(body[part] ?? {}), part).toContain(name)
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['cover_photo', 'rear_photo']))
    expect(body.getting_there).toMatchObject({ parking: null, route: null, travel: null, landmarks: [] })
    expect(body.remember).toEqual({ items: [] })
    expect(body.ticketing_app).toEqual({ html: null, title: null })
  })

  test('is made of the texts about the venue, the category and the kind of ticket', async () => {
    await writeTexts(kit, booked)
    const colours = { primary_color_code: '#123456', secondary_color_code: '#abcdef', ternary_color_code: '#fedcba' }
    const photos = { cover_photo: 'https://images.example/cover.jpg', rear_photo: 'https://images.example/rear.jpg' }
    const painted = await admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { ...colours, ...photos })
    expect(painted.status, painted.text).toBe(200)
    const { body } = await read()
    expect(body).toMatchObject({
      language: 'en_GB',
      colors: colours,
      ...photos,
      getting_there: {
        google_maps: 'https://www.google.com/maps/search/?api=1&query=38.7527%2C-9.1847',
        parking: 'Car park P3.',
        route: 'Leave the ring road at exit 4.',
        travel: 'Metro line 2.',
        landmarks: [{ kind: 'metro', name: 'Cais Central', distance: 560, walk_minutes: 9 }],
      },
      remember: { items: ['Bring your passport.', 'Charge your phone.'] },
      ticketing_app: { title: 'In your pocket', html: '<ol><li>Open the <strong>PDF</strong>.</li></ol>' },
      included: {
        summary: 'A seat and a drink.',
        items: ['A seat', 'A drink'],
        photo1: 'https://images.example/1.jpg',
        photo2: 'https://images.example/2.jpg',
        gate: '7',
      },
      category: {
        category_id: booked.category_id,
        open_minutes_before_match: 90,
        open_minutes_after_match: 60,
        open_during_half_time: true,
      },
      venue: { address: 'Rua do Cais 7, 1500-313 Lisboa, Portugal', venue_type: 'stadium' },
    })
    const picture = await kit.as.nobody.get(new URL(String(body.getting_there?.google_maps_img)).pathname)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    expect(picture.text).toContain('Cais Central')
  })

  test('is in the requested language, with English as a fallback, and each Chinese locale as a fallback for the other', async () => {
    const german = await read('?accept_language=de_DE')
    expect(german.headers.get('content-language')).toBe('de-DE')
    expect(german.body.getting_there).toMatchObject({ parking: 'Parkplatz P3.', route: 'Leave the ring road at exit 4.' })
    expect(german.body.included).toMatchObject({ items: ['Ein Platz', 'Ein Getränk'] })
    expect((await read('', { 'accept-language': 'zh-CN' })).body.getting_there?.travel).toBe('地铁二号线。')
    await product_management.put(`/v1/event-translations/${booked.event_id}/ja_JA`, { translated_event_name: 'リスボン戦' })
    expect((await read('?accept_language=ja_JA')).body.event?.event_name).toBe('リスボン戦')
  })

  test('contains no prices and no guest data', async () => {
    const { text } = await read()
    expect(text).not.toMatch(/price|net_rate|10000|11000|Reis|ana@guest/)
  })

  test('for a category at another location has directions to it, without the picture of the venue', async () => {
    const { path } = { path: `/v1/categories/${booked.category_id}/inclusions` }
    const before = await product_management.get(path)
    await product_management.put(path, { latitude: '38.7000', longitude: '-9.2000' })
    const { body } = await read()
    expect(body.included).toMatchObject({
      google_maps: 'https://www.google.com/maps/search/?api=1&query=38.7%2C-9.2',
      google_maps_img: null,
    })
    const { category_id: _id, created: _created, updated: _updated, ...again } = before.body
    expect((await product_management.put(path, again)).status).toBe(200)
  })

  test('answers 404 for a ticket that is not in the order', async () => {
    const other = await bookOne(kit)
    const mixed = await distributor.get(`/v1/itineraries/share/${booked.bookingorder_id}/${other.ticket_id}`)
    expectProblem(mixed, 'ticket_not_found')
    expectProblem(await distributor.get(`/v1/itineraries/share/there-is-none/${other.ticket_id}`), 'bookingorder_not_found')
  })
})

describe('the texts', () => {
  test('are replaced as a whole, guarded by If-Match, and have a history', async () => {
    const path = '/v1/itineraries/instructions/paper-ticket/fr_FR'
    const first = await product_management.put(path, { remember: ['Un'] })
    expect(first.headers.get('etag')).toBe('"1"')
    const second = await product_management.put(path, { app_title: 'Deux' }, { 'if-match': '"1"' })
    expect(second.body).toMatchObject({ remember: [], app_title: 'Deux' })
    expectProblem(await product_management.put(path, { remember: ['Trois'] }, { 'if-match': '"1"' }), 'precondition_failed')
    const { body } = await admin.get<{ history: { ticket_instructions: object; updated_by: string; inactive_since: string | null }[] }>(
      `${path}/history`,
    )
    expect(body.history).toMatchObject([
      { ticket_instructions: { app_title: 'Deux' }, inactive_since: null, updated_by: kit.accounts.product_management.client_id },
      { ticket_instructions: { remember: ['Un'] } },
    ])
  })

  test('that are first written by several requests at once become consecutive versions', async () => {
    const path = '/v1/itineraries/instructions/other/sv_SE'
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, index) => product_management.put(path, { remember: [`Nr ${index}`] })),
    )
    expect(answers.map(({ headers }) => headers.get('etag')).sort()).toEqual(['"1"', '"2"', '"3"', '"4"', '"5"', '"6"', '"7"', '"8"'])
  })

  test('are listed by kind of ticket and language', async () => {
    const { body } = await distributor.get<{ instructions: { ticket_type: string; language: string }[] }>(
      '/v1/itineraries/instructions?ticket_type=paper-ticket',
    )
    expect(body.instructions.map(({ ticket_type, language }) => `${ticket_type} ${language}`)).toEqual(['paper-ticket fr_FR'])
    expectProblem(await distributor.get('/v1/itineraries/instructions/eticket/tlh_KL'), 'ticket_instructions_not_found')
    expectProblem(await product_management.put('/v1/itineraries/instructions/scroll/en_GB', {}), 'ticket_instructions_not_found')
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)">x</p>'],
    ['another kind of link', '<a href="javascript:alert(1)">x</a>'],
    ['a link without encryption', '<a href="http://x.example">x</a>'],
    ['a picture', '<img src="https://x.example/x.png">'],
    ['half a tag', '<p>1 < 2</p>'],
    ['a tag that never ends', '<ol><li>x</li>'],
  ])('cannot contain %s', async (_what, app_html) => {
    const answer = await product_management.put('/v1/itineraries/instructions/eticket/en_GB', { app_html })
    expectProblem(answer, 'validation_failed')
    expect(answer.body.errors).toMatchObject([{ pointer: '/app_html', code: 'invalid_html' }])
  })

  test('about locations are refused with invalid coordinates, unknown languages or pictures without https', async () => {
    const directions = `/v1/venues/${booked.venue_id}/directions`
    const off = await product_management.put(directions, { landmarks: [{ kind: 'bus', name: 'X', latitude: '91', longitude: '0' }] })
    expect(off.body.errors).toMatchObject([{ pointer: '/landmarks/0/latitude' }])
    expectProblem(await product_management.put(directions, { parking: { xx_XX: 'x' } }), 'validation_failed')
    const inclusions = `/v1/categories/${booked.category_id}/inclusions`
    expectProblem(await product_management.put(inclusions, { photo1: 'http://images.example/1.jpg' }), 'validation_failed')
    const half = await product_management.put(inclusions, { latitude: '1.5' })
    expect(half.body.errors).toMatchObject([{ pointer: '/longitude', code: 'required' }])
    expectProblem(await product_management.put('/v1/venues/there-is-none/directions', {}), 'venue_not_found')
  })
})
