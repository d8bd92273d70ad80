import { describe, expect, test } from 'vitest'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { offering } from '../tickets/arrange.js'

const kit = await startKit()
const { admin, product_management: products, supplier, supplier2, distributor } = kit.as
const own = `/v1/suppliers/${kit.accounts.supplier.supplier_id}`
const newcomer = { name: 'Harbour Box Office', iso_country: 'PT', default_currency: 'EUR' }

interface Supplier {
  supplier_id: string
  [field: string]: unknown
}
interface Entry {
  supplier_id: string
  inactive_since: string | null
  created_by: string
  updated_by: string
  changed: string[]
  supplier: Supplier
}

describe('a supplier', () => {
  test('has every field of the contract, null or empty if not set', async () => {
    const { body, status } = await products.post<Supplier>('/v1/suppliers', newcomer)
    expect(status).toBe(201)
    const contact = { firstname: null, lastname: null, phonenumber: null, email: null }
    expect(body).toMatchObject({
      supplier_id: expect.stringMatching(/^[0-9a-z]{26}_spp$/),
      name: 'Harbour Box Office',
      iso_country: 'PRT',
      supplier_role: 'reseller',
      supplier_status: 'active',
      vat_number: null,
      member_state: null,
      general_terms: null,
      service_checkout: 'none',
      default_discount_share: 0,
      default_discount_percentage: 0,
      default_currency: 'EUR',
      purchase_channel: 'manual',
      selfmanage_products: true,
      foreign_vat_numbers: {},
      url_website: null,
      general_contact: contact,
      emergency_contact: contact,
      other_contact: contact,
      technical_contact: contact,
      distributors_disabled: [],
      distributors_enabled: [],
      emails: [],
      invoice_address: { country: null, city: null, streetname: null, streetname2: null, latitude: null },
      allowed_distribution_channel_types: [],
      allowed_distribution_channels: [],
      allowed_distribution_channel_accesstypes: [],
      allowed_distribution_methods: [],
      signed_platform_agreement_date: null,
      signed_platform_agreement_version: null,
      supplier_app_name: null,
      supplier_products: {},
      markup_percentage: 0,
      markup_fixed: 0,
    })
    expect((await admin.get(`/v1/suppliers/${body.supplier_id}`)).body).toEqual(body)
  })

  test('has contacts and an address that change field by field', async () => {
    const { body: made } = await products.post<Supplier>('/v1/suppliers', { ...newcomer, general_contact: { email: 'desk@box.example' } })
    const { body } = await products.patch<Supplier>(`/v1/suppliers/${made.supplier_id}`, {
      general_contact: { phonenumber: '+351210000000' },
      invoice_address: { country: 'PT', city: 'Faro' },
    })
    expect(body).toMatchObject({
      general_contact: { email: 'desk@box.example', phonenumber: '+351210000000' },
      invoice_address: { country: 'PRT', city: 'Faro' },
    })
  })

  test('with unknown fields or invalid values is refused', async () => {
    expectProblem(await products.post('/v1/suppliers', { ...newcomer, markup: 3 }), 'validation_failed')
    expectProblem(await products.post('/v1/suppliers', { ...newcomer, default_currency: 'XXY' }), 'unknown_currency')
    expectProblem(await products.post('/v1/suppliers', { ...newcomer, iso_country: 'ZZ' }), 'validation_failed')
    expectProblem(await products.post('/v1/suppliers', { ...newcomer, distributors_enabled: ['none_dst'] }), 'distributor_not_found')
    expectProblem(await products.patch(own, { distributors_disabled: ['none_dst'] }), 'distributor_not_found')
    expectProblem(await products.post('/v1/suppliers', { ...newcomer, markup_percentage: 1.23456 }), 'validation_failed')
    expectProblem(await products.post('/v1/suppliers', { ...newcomer, default_discount_share: 101 }), 'validation_failed')
  })

  test('has an ETag: a change with an old one is refused', async () => {
    const { headers } = await admin.get(own)
    const tag = { 'if-match': String(headers.get('etag')) }
    expect((await products.patch(own, { emails: ['a@box.example'] }, tag)).status).toBe(200)
    expectProblem(await products.patch(own, { emails: ['b@box.example'] }, tag), 'precondition_failed')
  })

  test('reads only itself, without the margins of the operator', async () => {
    await products.patch(own, { markup_percentage: 12.5, markup_fixed: 100, default_discount_percentage: 3 })
    const { body } = await supplier.get<Supplier>(own)
    expect(body).toMatchObject({
      markup_percentage: null,
      markup_fixed: null,
      default_discount_percentage: null,
      default_discount_share: 0,
    })
    expect((await admin.get<Supplier>(own)).body).toMatchObject({ markup_percentage: 12.5, markup_fixed: 100 })
    expectProblem(await supplier2.get(own), 'supplier_not_found')
    const listed = await supplier.get<{ suppliers: Supplier[] }>('/v1/suppliers')
    expect(listed.body.suppliers.map((one) => one.supplier_id)).toEqual([kit.accounts.supplier.supplier_id])
    expectProblem(await distributor.get('/v1/suppliers'), 'forbidden')
  })

  test('has a history with author and changed fields, which it reads without the margins', async () => {
    const { body: made } = await products.post<Supplier>('/v1/suppliers', newcomer)
    await admin.patch(`/v1/suppliers/${made.supplier_id}`, { markup_percentage: 7, name: 'Harbour Tickets' })
    const { body } = await admin.get<{ history: Entry[] }>(`/v1/suppliers/${made.supplier_id}/history`)
    expect(body.history).toMatchObject([
      {
        supplier_id: made.supplier_id,
        inactive_since: null,
        created_by: kit.accounts.product_management.client_id,
        updated_by: kit.accounts.admin.client_id,
        supplier: { name: 'Harbour Tickets', markup_percentage: 7 },
      },
      { supplier: { name: 'Harbour Box Office', markup_percentage: 0 }, inactive_since: expect.any(String) },
    ])
    expect(body.history[0]?.changed).toEqual(expect.arrayContaining(['markup_percentage', 'name']))
    const mine = await supplier.get<{ history: Entry[] }>(`${own}/history`)
    expect(mine.body.history.every((entry) => entry.supplier.markup_percentage === null)).toBe(true)
  })

  test('has a markup whose change is in the prices of its tickets at once, and a discount share that reduces its payout', async () => {
    const { body: made } = await products.post<Supplier>('/v1/suppliers', newcomer)
    const { ticket_id } = await offering(kit).offer({ supplier_id: made.supplier_id, cost_price: 10_000 })
    const read = async () => (await admin.get(`/v1/tickets/${ticket_id}`)).body
    expect(await read()).toMatchObject({ net_rate: 10_000 })
    await products.patch(`/v1/suppliers/${made.supplier_id}`, { markup_percentage: 10, markup_fixed: 50 })
    expect(await read()).toMatchObject({ service_price: 11_050, net_rate: 11_050, cost_price: 10_000 })
    // A change without an effect on prices does not change the tickets.
    const before = await read()
    await products.patch(`/v1/suppliers/${made.supplier_id}`, { emails: ['c@box.example'] })
    expect((await read()).updated).toBe(before.updated)
  })
})

describe('onboarding of a distributor as a supplier', () => {
  const path = '/v1/marketplace/onboard/supplierjit'
  const input = {
    trade_name: 'First Resale',
    iso_country: 'NL',
    default_currency: 'EUR',
    customerservice: { email: 'resale@first.example', phone_number: '+31205550100' },
    invoice_address: { country: 'NLD', city: 'Amsterdam', streetname: 'Damrak', number: '1', postalcode: '1012 AB' },
    accepted_platform_agreement_version: '2.1',
    corporate_color: '#0b7285',
  }

  test('takes one call, returns the result of the contract, and has effect at once', async () => {
    expectProblem(await distributor.get('/v1/sales'), 'forbidden')
    const { body, status } = await distributor.post<{ supplier_id: string }>(path, input)
    expect(status).toBe(200)
    expect(body).toEqual({
      slug: 'first-agency',
      distributor_id: kit.accounts.distributor.distributor_id,
      distributor_name: 'First Agency',
      supplier_id: expect.stringMatching(/_spp$/),
      grace_period_download_tickets: 30,
      customerservice: { email: 'resale@first.example', phone_number: '+31205550100', url_website: null, trade_name: 'First Resale' },
      invoice_address: expect.objectContaining({ country: 'NLD', city: 'Amsterdam', province: null }),
      corporate_color: '#0b7285',
      narrative_color: null,
      font_family: null,
      logo_url: null,
    })
    expect((await distributor.get('/v1/sales')).status).toBe(200)
    const made = await admin.get<Supplier>(`/v1/suppliers/${body.supplier_id}`)
    expect(made.body).toMatchObject({
      name: 'First Resale',
      distributor_id: kit.accounts.distributor.distributor_id,
      supplier_type: 'marketplace',
      markup_percentage: 10,
      emails: ['resale@first.example'],
      signed_platform_agreement_version: '2.1',
      signed_platform_agreement_date: expect.any(String),
    })
  })

  test('a repeated call updates the same supplier, and the terms of the operator stay', async () => {
    const first = await distributor.post<{ supplier_id: string }>(path, input)
    await products.patch(`/v1/suppliers/${first.body.supplier_id}`, { markup_percentage: 4 })
    const second = await distributor.post<{ supplier_id: string }>(path, { ...input, trade_name: 'Second Name' })
    expect(second.body.supplier_id).toBe(first.body.supplier_id)
    expect((await admin.get(`/v1/suppliers/${first.body.supplier_id}`)).body).toMatchObject({ name: 'Second Name', markup_percentage: 4 })
  })

  test('a login names the supplier as long as requests act for it: not while it is suspended', async () => {
    const { supplier_id } = (await distributor.post<{ supplier_id: string }>(path, input)).body
    const { username, password } = kit.accounts.distributor
    const login = async () => (await caller(kit.url, {}).post('/v1/login', { username, password })).body
    expect(await login()).toMatchObject({ account_type: 'distributor_supplier', supplier_id })
    await products.patch(`/v1/suppliers/${supplier_id}`, { supplier_status: 'suspended' })
    expect(await login()).toMatchObject({ account_type: 'distributor', supplier_id: null })
    await products.patch(`/v1/suppliers/${supplier_id}`, { supplier_status: 'active' })
    expect(await login()).toMatchObject({ account_type: 'distributor_supplier', supplier_id })
  })

  const newParty = async (distributor_name: string): Promise<string> => {
    const party = { distributor_name, iso_country: 'NLD', default_currency: 'EUR' }
    return (await admin.post<{ distributor_id: string }>('/v1/distributors', party)).body.distributor_id
  }

  test('a call that is only to create changes nothing of a supplier that exists, also when ten are made at once', async () => {
    const distributor_id = await newParty('Once only')
    const calls = Array.from({ length: 10 }, (_, index) => ({ ...input, distributor_id, trade_name: `Name ${index}` }))
    const answers = await Promise.all(calls.map((body) => admin.post(path, body, { 'if-none-match': '*' })))
    const made = answers.filter(({ status }) => status === 200)
    expect(made).toHaveLength(1)
    for (const answer of answers) if (answer.status !== 200) expectProblem(answer, 'already_a_supplier')
    const name = calls[answers.findIndex(({ status }) => status === 200)]?.trade_name
    const { suppliers } = (await admin.get<{ suppliers: Supplier[] }>(`/v1/suppliers?distributor_id=${distributor_id}`)).body
    expect(suppliers).toMatchObject([{ name, supplier_id: made[0]?.body.supplier_id }])
    expect((await admin.get(`/v1/distributors/${distributor_id}`)).body.customerservice).toMatchObject({ trade_name: name })
  })

  test('accepts the agreement that the operator names, if it names one', async () => {
    const agreement = '/v1/marketplace/agreement'
    expect((await distributor.get(agreement)).body).toEqual({ agreement_version: null, agreement_url: null })
    const address = 'https://operator.example/agreement'
    const { url } = await kit.another({ PLATFORM_AGREEMENT_VERSION: '3.0', PLATFORM_AGREEMENT_URL: address })
    const { body } = await caller(url, { 'x-api-key': kit.accounts.distributor.api_key }).get(agreement)
    expect(body).toEqual({ agreement_version: '3.0', agreement_url: address })
  })

  test('ten calls at once create one supplier', async () => {
    const body = { ...input, distributor_id: await newParty('Tenfold') }
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.post<{ supplier_id: string }>(path, body)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map((answer) => answer.body.supplier_id)).size).toBe(1)
  })

  test('is for the distributor itself; the operator names the distributor', async () => {
    const other = { ...input, distributor_id: kit.accounts.distributor2.distributor_id }
    expectProblem(await distributor.post(path, other), 'distributor_not_found')
    expectProblem(await admin.post(path, input), 'validation_failed')
    expectProblem(await admin.post(path, { ...input, distributor_id: 'nobody' }), 'distributor_not_found')
  })
})
