import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../src/lib/errors.js'
import { expectProblem, startKit } from './kit/index.js'

const kit = await startKit()
const { admin, finance } = kit.as
const { accounts } = kit
const minimal = { distributor_name: 'Small Agency', iso_country: 'NLD', default_currency: 'EUR' }
const datetime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

type Distributor = Record<string, unknown> & { distributor_id: string }
const make = async (input: object = {}): Promise<Distributor> => {
  const { body, status, text } = await admin.post<Distributor>('/v1/distributors', { ...minimal, ...input })
  expect(status, text).toBe(201)
  return body
}

/** Every field of a distributor, each with a value other than its default. */
const everything = {
  distributor_name: 'Grand Tours',
  iso_country: 'DEU',
  default_currency: 'CHF',
  allowed_currencies: ['CHF', 'EUR', 'KWD'],
  business_segment: 'tour_operator',
  member_state: 'DEU',
  payment_segment: 'gold',
  payment_condition: 'net30',
  payment_methods: ['card', 'prepaid', 'invoice'],
  default_payment_method: 'prepaid',
  credit_limit: 123_456_789,
  preferred_language: 'zh_Hans_CN',
  vat_number: 'DE123456789',
  foreign_vat_numbers: { NLD: 'NL001234567B01', BEL: 'BE0123456789' },
  fee_rules: [
    { type: 'mediation', percent: '2.5', fixed: 0, per: 'order' },
    { type: 'payment', percent: '0.8125', fixed: 25, per: 'order' },
    { type: 'booking', percent: '0', fixed: 350, per: 'order' },
    { type: 'platform_service', percent: '0', fixed: 100, per: 'ticket' },
  ],
  hold_minutes: 15,
  hold_max_minutes: 45,
  hold_limit: 500,
  mass_booking_allowed: true,
  grace_period_download_tickets: 3,
  primary_color_code: '#0B7285',
  secondary_color_code: '#e3fafc',
  ternary_color_code: '#f08c00',
  corporate_color: '#101010',
  narrative_color: '#202020',
  font_family: 'Inter',
  logo_url: 'https://tours.example/logo.svg',
  cover_photo: 'https://tours.example/cover.jpg',
  rear_photo: 'https://tours.example/rear.jpg',
  customerservice: { email: 'help@tours.example', url_website: 'https://tours.example', phone_number: '+4930123456', trade_name: 'Grand' },
  invoice_address: {
    country: 'DEU',
    city: 'Berlin',
    province: 'Berlin',
    number: '7a',
    postalcode: '10115',
    streetname: 'Invalidenstraße',
    streetname2: 'Hof 2',
    latitude: '52.5310',
    longitude: '13.3849',
  },
}

describe('a distributor', () => {
  test('accepts and returns every field', async () => {
    const made = await make(everything)
    expect(made).toEqual({
      ...everything,
      distributor_id: expect.stringMatching(/^[0-9a-z]{26}_dst$/),
      slug: 'grand-tours',
      distributor_status: 'active',
      prepaid_balances: [],
      created: expect.stringMatching(datetime),
      updated: expect.stringMatching(datetime),
    })
    expect((await admin.get(`/v1/distributors/${made.distributor_id}`)).body).toEqual(made)
    const { body } = await admin.get<{ distributors: Distributor[] }>(`/v1/distributors?distributor_id=${made.distributor_id}`)
    expect(body.distributors).toEqual([made])
  })

  test('needs a name, a country and a currency; other fields have defaults', async () => {
    const made = await make()
    expect(Object.keys(made).sort()).toEqual(Object.keys(await make(everything)).sort())
    expect(made).toMatchObject({
      allowed_currencies: ['EUR'],
      payment_methods: ['invoice'],
      default_payment_method: 'invoice',
      credit_limit: 0,
      preferred_language: 'en_GB',
      foreign_vat_numbers: {},
      fee_rules: [],
      hold_minutes: 10,
      hold_max_minutes: 30,
      hold_limit: 1000,
      mass_booking_allowed: false,
      prepaid_balances: [],
    })
    expect(made.invoice_address).toEqual(Object.fromEntries(Object.keys(everything.invoice_address).map((name) => [name, null])))
    expect(made.customerservice).toEqual({ email: null, url_website: null, phone_number: null, trade_name: null })
    for (const name of Object.keys(minimal)) {
      const { [name]: _left, ...rest } = minimal as Record<string, string>
      const answer = await admin.post('/v1/distributors', rest)
      expectProblem(answer, 'validation_failed')
      expect(answer.body.errors).toMatchObject([{ pointer: `/${name}`, code: 'required' }])
    }
  })

  test('can be changed field by field', async () => {
    const { distributor_id } = await make()
    const path = `/v1/distributors/${distributor_id}`
    for (const [name, value] of Object.entries({ ...everything, distributor_status: 'suspended' })) {
      if (['default_currency', 'default_payment_method', 'hold_max_minutes'].includes(name)) continue
      const { body: before } = await admin.get<Distributor>(path)
      const {
        body: after,
        status,
        text,
      } = await admin.patch<Distributor>(path, { [name]: value, ...(name === 'allowed_currencies' ? { default_currency: 'CHF' } : {}) })
      expect(status, `${name} ${text}`).toBe(200)
      const touched = [name, 'updated', ...(name === 'allowed_currencies' ? ['default_currency'] : [])]
      expect(after[name]).toEqual(value)
      for (const other of Object.keys(after).filter((field) => !touched.includes(field)))
        expect(after[other], `${name} → ${other}`).toEqual(before[other])
    }
  })

  test('keeps parts of an address that a change does not name', async () => {
    const { distributor_id } = await make({ invoice_address: { city: 'Delft', number: '1' }, customerservice: { email: 'a@b.example' } })
    const { body } = await admin.patch(`/v1/distributors/${distributor_id}`, {
      invoice_address: { number: '2' },
      customerservice: { trade_name: 'B' },
    })
    expect(body.invoice_address).toMatchObject({ city: 'Delft', number: '2' })
    expect(body.customerservice).toMatchObject({ email: 'a@b.example', trade_name: 'B' })
  })

  test('accepts countries as alpha-2 and returns alpha-3', async () => {
    const made = await make({ iso_country: 'nl', member_state: 'BE', invoice_address: { country: 'fr' } })
    expect(made).toMatchObject({ iso_country: 'NLD', member_state: 'BEL', invoice_address: { country: 'FRA' } })
  })

  test('gets a unique slug, also when ten with one name are created at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => make({ distributor_name: 'Café Olé' })))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(10)
    expect(made.map(({ slug }) => slug)).toContain('cafe-ole')
  })

  test.each<[string, object, ErrorCode]>([
    ['an unknown country', { iso_country: 'XXX' }, 'validation_failed'],
    ['an address in an unknown country', { invoice_address: { country: 'ZZ' } }, 'validation_failed'],
    ['an unknown currency', { default_currency: 'XXA' }, 'unknown_currency'],
    ['an unknown allowed currency', { allowed_currencies: ['EUR', 'ABC'] }, 'unknown_currency'],
    ['a default currency that is not allowed', { allowed_currencies: ['USD'] }, 'validation_failed'],
    ['a default payment method that is not allowed', { payment_methods: ['card'], default_payment_method: 'invoice' }, 'validation_failed'],
    ['an unknown payment method', { payment_methods: ['barter'] }, 'validation_failed'],
    ['a hold longer than its maximum', { hold_minutes: 60, hold_max_minutes: 30 }, 'validation_failed'],
    ['a negative credit limit', { credit_limit: -1 }, 'validation_failed'],
    ['half a cent', { credit_limit: 0.5 }, 'validation_failed'],
    ['a colour by name', { corporate_color: 'red' }, 'validation_failed'],
    ['a logo that is no address', { logo_url: 'logo.svg' }, 'validation_failed'],
    ['an unknown language', { preferred_language: 'en' }, 'validation_failed'],
    ['a fee of an unknown type', { fee_rules: [{ type: 'tip', percent: '1', fixed: 0, per: 'order' }] }, 'validation_failed'],
    ['a percentage as a number', { fee_rules: [{ type: 'booking', percent: 1, fixed: 0, per: 'order' }] }, 'validation_failed'],
    ['a misspelt part of an address', { invoice_address: { town: 'Delft' } }, 'validation_failed'],
    ['a balance, which only money moves', { prepaid_balances: [] }, 'validation_failed'],
  ])('with %s is refused, at creation and at a change', async (_name, input, code) => {
    expectProblem(await admin.post('/v1/distributors', { ...minimal, ...input }), code)
    const { distributor_id } = accounts.distributor2
    expectProblem(await admin.patch(`/v1/distributors/${distributor_id}`, input), code)
  })

  test('shows its prepaid balances per currency', async () => {
    const { distributor_id } = await make()
    await kit.query("insert into prepaid_balance values ($1, 'USD', 250), ($1, 'EUR', 9007199254740991)", [distributor_id])
    const { body } = await admin.get(`/v1/distributors/${distributor_id}`)
    expect(body.prepaid_balances).toEqual([
      { currency: 'EUR', amount: Number.MAX_SAFE_INTEGER },
      { currency: 'USD', amount: 250 },
    ])
  })

  test('has an ETag: a change with an old one is refused', async () => {
    const { distributor_id } = await make()
    const path = `/v1/distributors/${distributor_id}`
    const tag = (await admin.get(path)).headers.get('etag') ?? ''
    expect((await admin.patch(path, { hold_limit: 1 }, { 'if-match': tag })).status).toBe(200)
    expectProblem(await admin.patch(path, { hold_limit: 2 }, { 'if-match': tag }), 'precondition_failed')
    expect((await admin.get(path)).body.hold_limit).toBe(1)
  })
})

describe('access to distributors', () => {
  test('a distributor reads only itself, also in the list', async () => {
    const own = `/v1/distributors/${accounts.distributor.distributor_id}`
    expect((await kit.as.distributor.get(own)).body).toEqual((await admin.get(own)).body)
    const { body } = await kit.as.distributor.get<{ distributors: Distributor[]; pagination: { total_size: number } }>('/v1/distributors')
    expect(body.distributors.map(({ distributor_id }) => distributor_id)).toEqual([accounts.distributor.distributor_id])
    expect(body.pagination.total_size).toBe(1)
    const filtered = await kit.as.distributor.get<{ distributors: Distributor[] }>(
      `/v1/distributors?distributor_id=${accounts.distributor2.distributor_id}`,
    )
    expect(filtered.body.distributors).toEqual([])
  })

  test('a distributor, SUPPORT and PRODUCT_MANAGEMENT cannot change a distributor; FINANCE can', async () => {
    const own = `/v1/distributors/${accounts.distributor.distributor_id}`
    for (const as of [kit.as.distributor, kit.as.support, kit.as.product_management, kit.as.supplier])
      expectProblem(await as.patch(own, { credit_limit: 1 }), 'forbidden')
    expect((await finance.patch(own, { credit_limit: 1 })).status).toBe(200)
    expect((await finance.post('/v1/distributors', minimal)).status).toBe(201)
  })

  test('the operator finds them by name, country, segment, status and query', async () => {
    await make({ distributor_name: 'Zebra Voyages', iso_country: 'FRA', business_segment: 'zoo' })
    const found = async (query: string) =>
      (await admin.get<{ distributors: Distributor[] }>(`/v1/distributors?${query}`)).body.distributors.map(
        ({ distributor_name }) => distributor_name,
      )
    for (const query of [
      'distributor_name=Zebra Voyages',
      'iso_country=FRA',
      'iso_country=fr',
      'iso_country=in:[FR,BE]',
      'business_segment=zoo',
      'query=zebra',
      'query=zebra-voy',
    ])
      expect(await found(query), query).toEqual(['Zebra Voyages'])
    expect(await found('distributor_status=suspended&query=zebra')).toEqual([])
  })
})
