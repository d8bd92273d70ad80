import { describe, expect, test } from 'vitest'
import { inspectPdf } from '../../src/fulfilment/ticketfiles/pdf.js'
import { parseApiKey } from '../../src/lib/apikey.js'
import { csvLine } from '../../src/lib/csv.js'
import { Problem } from '../../src/lib/errors.js'
import { richFault } from '../../src/lib/html.js'
import { linkTokens } from '../../src/lib/links.js'
import { pickLocale } from '../../src/lib/locales.js'
import { slugify } from '../../src/lib/slug.js'
import { parseDateTime } from '../../src/lib/time.js'
import { isEmail, isWebAddress } from '../../src/lib/web.js'
import { operatorsOf } from '../../src/platform/db/filter.js'
import { isField, type ListSpec, parseList, queryParameters } from '../../src/platform/db/list.js'
import { fieldRules } from '../../src/selling/guests/fields.js'
import { startKit } from '../kit/index.js'
import { everyList } from '../kit/routes.js'
import { flat, growth } from './cost.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const lists = await everyList(kit.service.ctx)

/** Refused or answered: only the cost counts. */
const quietly = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return undefined
  }
}

/** Patterns that are hard for parsers, each repeated to the requested length. */
const pieces = [
  ' ',
  '"',
  '""',
  ',',
  '" ',
  ' ,',
  ',"',
  'a',
  'a ',
  '0',
  '-',
  '.',
  ':',
  ';',
  '[',
  ']',
  '%',
  '_',
  '\\',
  '\t',
  '\n',
  '\u00a0',
  '=',
  '@',
  'é',
]
const filled = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)
/** Many parsers are fast until the end shows that the text is invalid. */
const ends = ['', '"', 'a"']
const hostile = (size: number) => pieces.flatMap((piece) => ends.map((end) => filled(piece, size - end.length) + end))

describe('the CPU time of a filter is linear in its length', () => {
  const kinds = new Map<string, [ListSpec, string]>()
  for (const list of lists) for (const [name, spec] of queryParameters(list)) if (!kinds.has(spec.kind)) kinds.set(spec.kind, [list, name])

  test('every kind of filter is tested', () => {
    expect([...kinds.keys()].sort()).toEqual(
      ['boolean', 'choice', 'date', 'datetime', 'decimal', 'enum', 'flag', 'id', 'integer', 'local', 'search', 'text'].filter((kind) =>
        lists.some((list) => queryParameters(list).some(([, spec]) => spec.kind === kind)),
      ),
    )
    expect(kinds.size).toBeGreaterThan(8)
  })

  // One test for each kind and operator.
  const cases = [...kinds].flatMap(([kind, [list, name]]) => {
    const spec = list.parameters[name]
    const operators = spec && isField(spec) ? operatorsOf[spec.kind] : []
    return [[kind, '', list, name] as const, ...operators.map((operator) => [kind, operator, list, name] as const)]
  })
  test.each(cases)('of kind %s with the operator "%s"', async (_kind, operator, list, name) => {
    // A set ends at 2000 characters; longer ones are refused before parsing.
    const size = operator.endsWith('in') ? 240 : 2_000
    const { perByte } = await growth(size, (length) => {
      for (const text of hostile(length)) {
        const value = operator === '' ? text : operator.endsWith('in') ? `${operator}:[${text}]` : `${operator}:${text}`
        quietly(() => parseList(list, { [name]: value }, '/'))
      }
    })
    expect(perByte).toBeLessThan(flat)
  })

  test('in every list, for every parameter', async () => {
    const { perByte } = await growth(240, (length) => {
      for (const list of lists)
        for (const [name] of queryParameters(list))
          for (const piece of [' ', '" ', 'a,', ' "'])
            for (const form of [filled(piece, length), `in:[${filled(piece, length)}]`, `in:[${filled(piece, length - 1)}"]`])
              quietly(() => parseList(list, { [name]: form }, '/'))
    })
    expect(perByte).toBeLessThan(flat)
  })

  test('also for sortings and repeated parameters', async () => {
    const [list] = lists as [ListSpec]
    const sorted = Object.entries(list.parameters).find(([, spec]) => isField(spec) && spec.sort)?.[0] ?? ''
    const { perByte } = await growth(2_000, (length) => {
      quietly(() => parseList(list, { sorting: filled(`${sorted},`, length) + sorted }, '/'))
      quietly(() => parseList(list, { [sorted]: Array.from({ length }, () => 'ne:a') }, '/'))
    })
    expect(perByte).toBeLessThan(flat)
  })
})

describe('repeated sortings and conditions give a bounded SQL statement', () => {
  const isSortedText = ([, spec]: [string, ListSpec['parameters'][string]]) =>
    isField(spec) && spec.sort && spec.filter !== false && spec.kind === 'text'
  const list = lists.find(({ parameters }) => Object.entries(parameters).some(isSortedText)) as ListSpec
  const sorted = Object.entries(list.parameters).find(isSortedText)?.[0] ?? ''
  test('a field that is named a thousand times is sorted by once', () => {
    expect(parseList(list, { sorting: Array(1_000).fill(sorted).join(',') }, '/').order.terms.length).toBeLessThanOrEqual(2)
  })
  test('ten conditions on one parameter are accepted, eleven refused', () => {
    expect(parseList(list, { [sorted]: Array(10).fill('ne:1') }, '/').where).toHaveLength(10)
    expect(() => parseList(list, { [sorted]: Array(11).fill('ne:1') }, '/')).toThrow(Problem)
  })
})

describe('the CPU time of a text is linear in its length', () => {
  const links = linkTokens(kit.service.ctx.config.masterKeys)
  const at = new Date('2027-01-31T00:00:00Z')
  const parsers: Record<string, (text: string) => unknown> = {
    'a date and time': parseDateTime,
    'an e-mail address': (text) => isEmail(`${text}@${text}.example`),
    'a web address': (text) => isWebAddress(`https://${text}`),
    'a slug': slugify,
    'Accept-Language': pickLocale,
    'an API key': parseApiKey,
    'a guest’s link': (text) => links.read(text),
    'rich text': richFault,
    'a cell of a CSV': (text) => csvLine([text]),
    ...Object.fromEntries(
      Object.entries(fieldRules).map(([field, rule]) => [`${field} of a guest`, (text: string) => rule.parse?.(text, at)]),
    ),
  }
  test.each(Object.entries(parsers))('%s', async (_name, parse) => {
    const { perByte } = await growth(8_000, (size) => {
      for (const text of [...hostile(size), filled('<a>', size), filled('</', size), filled('<p ', size), filled('a@', size)]) parse(text)
    })
    expect(perByte).toBeLessThan(flat)
  })
})

// Of texts above 16 kB the hash is not computed, which hides a lookup for each part; a header is shorter.
test('the CPU time of a language with many parts is linear in its length', async () => {
  const { perByte } = await growth(2_000, (size) => {
    for (const piece of ['-', '_', 'a-', 'en-']) for (let run = 0; run < 4; run++) pickLocale(filled(piece, size))
  })
  expect(perByte).toBeLessThan(flat)
})

describe('the CPU time of a PDF is linear in its size', () => {
  const file = (inside: string) => Buffer.from(`%PDF-1.7\n${inside}\n%%EOF`, 'latin1')
  test.each([
    ['open dictionaries', '<<'],
    ['dictionaries with a type', '<</Type '],
    ['page trees without an end', '<</Type /Pages '],
    ['page trees that say so many times', `<<${'/Type/Pages'.repeat(360)}`],
    ['types and blanks', '/Type                '],
    ['counts and blanks', '/Count               '],
    ['packed objects without a stream', '/ObjStm'],
    ['packed objects before one stream', '/ObjStm '],
    ['streams without an end', '/ObjStm stream\n'],
    ['one long name', 'a'],
    ['ends', '>>'],
    ['coded names', '/J#53#'],
  ])('%s', async (_name, piece) => {
    const { perByte, large } = await growth(100_000, (size) =>
      quietly(() => inspectPdf(file(`/${filled(piece, size)} stream\nx endstream`))),
    )
    expect(perByte).toBeLessThan(flat)
    // A linear cost can still be high: a hundred kilobytes once took most of a minute.
    expect(large).toBeLessThan(500)
  })
})

describe('the CPU time of a request is linear in its size', () => {
  const { admin } = kit.as
  const client = { scope: 'internal', label: 'New', roles: ['api'] }
  const bodies: Record<string, (size: number) => unknown> = {
    'many unknown fields': (size) => ({ ...client, ...Object.fromEntries(Array.from({ length: size / 24 }, (_, n) => [`field${n}`, n])) }),
    'many wrong members': (size) => ({ ...client, roles: Array.from({ length: size / 12 }, (_, n) => `r${n}`) }),
    'many members of another kind': (size) => ({ ...client, roles: Array(Math.floor(size / 2)).fill(1) }),
    'equal objects in a list without equals': (size) => ({ ...client, roles: Array.from({ length: size / 14 }, (_, n) => ({ n })) }),
    'one long text': (size) => ({ ...client, label: 'a'.repeat(size) }),
    'one long address': (size) => ({ ...client, email: `${'a.'.repeat(size / 2)}@a` }),
    'one long name': (size) => ({ ...client, [`a${'/~'.repeat(size / 2)}`]: 1 }),
    'lists in lists': (size) => ({
      ...client,
      roles: JSON.parse(
        `${'['.repeat(38)}${Array(Math.floor(size / 2))
          .fill('1')
          .join()}${']'.repeat(38)}`,
      ),
    }),
    blanks: (size) => ({ ...client, label: ' '.repeat(size) }),
  }
  test.each(Object.entries(bodies))('%s', async (_name, body) => {
    const texts = new Map([100_000, 800_000].map((size) => [size, JSON.stringify(body(size))]))
    const { perByte } = await growth(100_000, async (size) => {
      const answer = await admin.send('POST', '/v1/clients', {
        body: texts.get(size) ?? '',
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.status).toBe(400)
      expect(answer.text.length).toBeLessThan(60_000)
    })
    expect(perByte).toBeLessThan(flat)
  })

  const headers: Record<string, (text: string) => Record<string, string>> = {
    'If-Match': (text) => ({ 'if-match': text }),
    'If-None-Match': (text) => ({ 'if-none-match': text }),
    'Accept-Language': (text) => ({ 'accept-language': text }),
    'Accept-Encoding': (text) => ({ 'accept-encoding': text }),
    Accept: (text) => ({ accept: text }),
    Authorization: (text) => ({ authorization: `Bearer ${text}` }),
    Cookie: (text) => ({ cookie: text }),
    'Idempotency-Key': (text) => ({ 'idempotency-key': text }),
    'Content-Type': (text) => ({ 'content-type': text }),
  }
  test.each(Object.entries(headers))('the header %s', async (_name, made) => {
    const { perByte } = await growth(1_200, async (size) => {
      for (const piece of [' ', ',', ';', '"', 'a,', 'q=', '-', ';q=0.', 'text/csv,', '\t', '='])
        await admin.send('PATCH', '/v1/clients/none', {
          body: '{}',
          headers: { 'content-type': 'application/json', ...made(`a${filled(piece, size)}a`) },
        })
    })
    expect(perByte).toBeLessThan(flat)
  })

  test('a query string', async () => {
    const { perByte } = await growth(1_200, async (size) => {
      for (const piece of ['&', '=', 'a&', 'a=&', '%41', '%25', '+', 'page=1&']) await admin.get(`/v1/events?${filled(piece, size)}`)
    })
    expect(perByte).toBeLessThan(flat)
  })

  test('the address of a webhook', async () => {
    const { perByte } = await growth(10_000, async (size) => {
      for (const piece of ['a.', '@', '%', '/', '?', ':', '[', '0x'])
        await admin.post('/v1/webhooks', {
          event_type: 'bookingorder_completed',
          endpoint: `https://${filled(piece, size)}`,
          secret: 'eight characters',
        })
    })
    expect(perByte).toBeLessThan(flat)
  })
})
