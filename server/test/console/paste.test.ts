import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

interface Field {
  name: string
  label: string
  also?: string[]
  read?: (text: string, line: Record<string, string>) => string | null
  readColumn?: (texts: string[]) => Reader
}
interface Pasted {
  rows: Record<string, string>[]
  numbers: number[]
  changed: { from: string; to: string }[]
  leftOut: { columns: string[]; rows: string[][] }
}
interface Engine {
  cellsOf: (text: string) => string[][]
  csvOf: (lines: string[][]) => string
  paste: (text: string, target: Target) => Pasted
}
interface Target {
  fields: Field[]
  known?: Field[]
  column: number
  places: number
  under?: (index: number) => Record<string, string>
  inCell?: boolean
}
type Reader = (text: string) => string | null

const folder = new URL('../../../console/src/ui/paste/', import.meta.url).pathname
const { cellsOf, csvOf, paste } = (await import(/* @vite-ignore */ `${folder}paste.ts`)) as Engine
const { readDate, readPhone, readPassport, readCountry, readGender, readDates, readChoice } = (await import(
  /* @vite-ignore */ `${folder}read.ts`
)) as {
  [name: string]: Reader
} & { readDates: (texts: string[]) => Reader; readChoice: (choices: { value: string; label: string }[]) => Reader }
const { readAmount, isInAnother } = (await import(/* @vite-ignore */ `${folder}../../amount.ts`)) as {
  readAmount: (text: string, decimals?: number) => string | null
  isInAnother: (text: string, currency: string) => boolean
}

const fields: Field[] = [
  { name: 'section', label: 'Section', also: ['Block'] },
  { name: 'row', label: 'Row', also: ['Reihe', 'rangée'] },
  { name: 'seat', label: 'Seat' },
]
const cell = fc.stringMatching(/^[A-Za-z0-9 ",;é\n-]{0,8}$/).map((text) => text.trim())

describe('a block of a spreadsheet', () => {
  test('is read again as it was written, with quotes, separators and line breaks in cells', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('x'), cell, cell, fc.constant('y')), { minLength: 2, maxLength: 6 }), (lines) => {
        expect(cellsOf(csvOf(lines))).toEqual(lines)
      }),
    )
  })

  test('loses nothing: every filled cell is in a row, or its column or its row is named as left out', () => {
    const heading = fc.constantFrom('Section', 'row', 'SEAT', 'Block', 'Colour', 'Shoe size', '')
    const word = fc.constantFrom('A', 'B7', '12', '', 'x y')
    const block = fc.record({
      head: fc.array(heading, { minLength: 2, maxLength: 5 }),
      lines: fc.array(fc.array(word, { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 6 }),
      places: fc.integer({ min: 0, max: 6 }),
      column: fc.integer({ min: 0, max: 2 }),
    })
    fc.assert(
      fc.property(block, ({ head, lines, places, column }) => {
        const text = [head, ...lines].map((line) => line.join('\t')).join('\n')
        const { rows, leftOut } = paste(text, { fields, column, places })
        const kept = rows.flatMap((row) => Object.values(row)).filter(Boolean).length
        const out = leftOut.rows.flat().filter(Boolean).length
        const all = cellsOf(text)
        const isHeaded = rows.length + leftOut.rows.length === all.slice(1).filter((line) => line.some(Boolean)).length
        const body = (isHeaded ? all.slice(1) : all).filter((line) => line.some(Boolean))
        const given = body.flat().filter(Boolean).length
        // What is missing stood in columns that are named.
        if (kept + out < given) expect(leftOut.columns.length).toBeGreaterThan(0)
        else expect(kept + out).toBe(given)
      }),
    )
  })

  test('goes to the columns that its headings name, in any order, also by other words and without accents', () => {
    const { rows } = paste('Platz\tSeat\tREIHE\tBlock\n-\t7\t12\tA', { fields, column: 0, places: 5 })
    expect(rows).toEqual([{ seat: '7', row: '12', section: 'A' }])
    expect(paste('Rangee,Seat\n3,4', { fields, column: 0, places: 5 }).rows).toEqual([{ row: '3', seat: '4' }])
  })

  test('names the line of each row as an editor counts them, with headings, empty lines and cells of several lines', () => {
    const numbersOf = (text: string) => paste(text, { fields, column: 0, places: 5 }).numbers
    expect(numbersOf('Row,Seat\r\n1,2\r\n\r\n,\r\n3,4')).toEqual([2, 5])
    expect(numbersOf('\nRow,Seat\n1,"a\nb"\n3,4')).toEqual([4, 5])
    expect(numbersOf('A\t1\nB\t2')).toEqual([1, 2])
  })

  test('is one column when it was copied as one: a decimal comma or a comma in a name separates nothing', () => {
    const money = ['cost', 'retail'].map((name) => ({ name, label: `${name} price`, read: (text: string) => readAmount(text) }))
    const prices = [{ cost: '49.50' }, { cost: '55.00' }]
    expect(paste('49,50\r\n55,00\r\n', { fields: money, column: 0, places: 5, inCell: true }).rows).toEqual(prices)
    expect(paste('Cost price\n49,50\n55,00', { fields: money, column: 1, places: 5, inCell: true }).rows).toEqual(prices)
    expect(paste('Cost price\n49,50\n55,00', { fields: money, column: 0, places: 5 }).rows).toEqual(prices)
    const named = { fields, column: 0, places: 5, inCell: true }
    expect(paste('North, upper\nSouth; lower', named).rows).toEqual([{ section: 'North, upper' }, { section: 'South; lower' }])
    // A table with separators says so in its headings, also where they together are the name of one column.
    const both = {
      fields: [{ name: 'seat', label: 'Seat', also: ['seat row'] }, ...fields.slice(0, 2)],
      column: 0,
      places: 5,
      inCell: true,
    }
    expect(paste('Seat,Row\n7,12', both).rows).toEqual([{ seat: '7', row: '12' }])
    expect(paste('7,12\n8,12', { fields, column: 0, places: 5 }).rows).toEqual([
      { section: '7', row: '12' },
      { section: '8', row: '12' },
    ])
  })

  test('has quotes as spreadsheets copy them: those that no separator follows belong to the text', () => {
    expect(cellsOf('"VIP" lounge\tA\n5" screen\tB\n"two\nlines"\t"say ""x"""\n"open\tC')).toEqual([
      ['"VIP" lounge', 'A'],
      ['5" screen', 'B'],
      ['two\nlines', 'say "x"'],
      ['"open', 'C'],
    ])
  })

  test('has spaces that do not break and marks without width as people type them', () => {
    expect(cellsOf('\uFEFFJean\u00a0Pierre\tana@guest.example\u200b\n1\u202f234\tx')).toEqual([
      ['Jean Pierre', 'ana@guest.example'],
      ['1 234', 'x'],
    ])
  })

  test('has the dates of a column in one order: one that begins with the month tells it of the others', () => {
    const dated = [{ name: 'born', label: 'Born', read: readDate as Reader, readColumn: readDates }, ...fields]
    const bornOf = (...texts: string[]) =>
      paste(['Born\tSeat', ...texts.map((text) => `${text}\t1`)].join('\n'), { fields: dated, column: 0, places: 5 }).rows.map(
        ({ born }) => born,
      )
    expect(bornOf('05/31/1990', '04/05/1990')).toEqual(['1990-05-31', '1990-04-05'])
    expect(bornOf('31/05/1990', '04/05/1990')).toEqual(['1990-05-31', '1990-05-04'])
    expect(bornOf('04/05/1990')).toEqual(['1990-05-04'])
  })

  test('names a second column with the same heading, and cells beyond the last heading', () => {
    const { rows, leftOut } = paste('Seat\tRow\tSeat\n1\t2\t3\tlost', { fields, column: 0, places: 5 })
    expect(rows).toEqual([{ seat: '1', row: '2' }])
    expect(leftOut.columns).toEqual(['Seat', 'column 4'])
  })

  test('says what was written in another way, and keeps what cannot be read', () => {
    const dated = [{ name: 'born', label: 'Born', read: readDate as Reader }, ...fields]
    const { rows, changed } = paste('Born\tSeat\n31/05/1990\t1\nsome day\t2', { fields: dated, column: 0, places: 5 })
    expect(rows.map(({ born }) => born)).toEqual(['1990-05-31', 'some day'])
    expect(changed).toEqual([{ from: '31/05/1990', to: '1990-05-31' }])
  })
})

describe('an amount', () => {
  test('is not glued from digits with something else between them', () => {
    for (const text of ['1e3', '1E+03', '2 x 50', '49.5O', '5-10', '50 for 2', '1 2', '12.5.7']) expect(readAmount(text), text).toBeNull()
  })

  test('has separators of thousands as spreadsheets write them, and a currency on either side', () => {
    const known = {
      '1 234,50': '1234.50',
      "1'234.50": '1234.50',
      '1\u202f234': '1234',
      'EUR 49,50': '49.50',
      '49.50 €': '49.50',
      CA$5: '5',
    }
    for (const [text, stored] of Object.entries(known)) expect(readAmount(text), text).toBe(stored)
  })

  test('with the sign or the code of another currency is none of its line; a sign that several currencies share fits each', () => {
    const others = { '€ 84,00': 'USD', '84.00 EUR': 'USD', '84 Euro': 'GBP', $84: 'EUR', 'US$ 84': 'AUD', '£84.00': 'EUR', '84 zł': 'EUR' }
    for (const [text, currency] of Object.entries(others)) expect(isInAnother(text, currency), `${text} ${currency}`).toBe(true)
    const own = {
      '€ 84,00': 'EUR',
      '84 euro': 'EUR',
      $84: 'AUD',
      US$84: 'USD',
      '84,- kr': 'SEK',
      '84 Fr.': 'CHF',
      '84.00': 'USD',
    }
    for (const [text, currency] of Object.entries(own)) expect(isInAnother(text, currency), `${text} ${currency}`).toBe(false)
    // The signs of a currency that the service does not have are not known, so nothing is refused.
    expect(isInAnother('€ 1', 'XTS')).toBe(false)
  })

  test('of a currency with three decimals has three, and stays the same when it is read again', () => {
    const known = { '49.500': '49.500', '1,234': '1.234', '1,234.500': '1234.500', '1.234.500': '1234500', '12': '12', '0.5': '0.5' }
    for (const [text, stored] of Object.entries(known)) {
      expect(readAmount(text, 3), text).toBe(stored)
      expect(readAmount(stored, 3), stored).toBe(stored)
    }
  })

  test('is read by the currency of its line, or of the line it is pasted over', () => {
    const read = (text: string, line: Record<string, string>) => readAmount(text, line.currency === 'KWD' ? 3 : 2)
    const target = {
      fields: [
        { name: 'currency', label: 'Currency' },
        { name: 'price', label: 'Price', read },
      ],
      column: 0,
      places: 5,
    }
    const { rows } = paste('Price\tCurrency\n12.500\tKWD\n12.500\tEUR', target)
    expect(rows.map(({ price }) => price)).toEqual(['12.500', '12500'])
    const over = paste('12.500\t\n', { ...target, column: 1, under: () => ({ currency: 'KWD' }) })
    expect(over.rows).toEqual([{ price: '12.500' }])
  })
})

test('the name of every country in every language of the console is that country', async () => {
  const { countries } = (await import('@allotment/sdk/model')) as { countries: Record<string, string> }
  for (const language of ['en', 'de', 'fr', 'es', 'nl']) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const inEnglish = new Intl.DisplayNames('en-GB', { type: 'region' })
    for (const alpha2 of Object.values(countries)) {
      const name = names.of(alpha2) ?? ''
      expect(readCountry?.(name), `${language} ${name}`).toBe(inEnglish.of(alpha2))
    }
  }
})

describe('texts are written as they are stored', () => {
  test.each([
    [
      'amount',
      readAmount,
      {
        '49,-': '49',
        'CHF 49.–': '49',
        '49.50': '49.50',
        '49,5': '49.5',
        '€ 1.234,50': '1234.50',
        '1,234.50': '1234.50',
        '1.234': '1234',
        '-5': null,
        cheap: null,
      },
    ],
    [
      'date',
      readDate,
      { '1990-5-1': '1990-05-01', '1.5.1990': '1990-05-01', '5/31/1990': '1990-05-31', '1 May 1990': '1990-05-01', '31.02.1990': null },
    ],
    [
      'date with a year of two digits, if it can mean one day only',
      readDate,
      {
        '31.5.90': '1990-05-31',
        '5/31/90': '1990-05-31',
        '31. Mai 90': '1990-05-31',
        'May 31, 90': '1990-05-31',
        '3.12.15': null,
        '31 May 15': null,
        '31.5.31': null,
        '90-05-31': null,
        '31.5.190': null,
      },
    ],
    [
      'date in other languages and forms',
      readDate,
      {
        '31. Mai 1990': '1990-05-31',
        '31. März 1990': '1990-03-31',
        '1er mars 1990': '1990-03-01',
        '3 août 1990': '1990-08-03',
        '12 juil. 1990': '1990-07-12',
        '31 de mayo de 1990': '1990-05-31',
        '15 ene 1990': '1990-01-15',
        '31-mei-1990': '1990-05-31',
        'May 31, 1990': '1990-05-31',
        '31. Mrz 1990': '1990-03-31',
        '31.Mai.1990': '1990-05-31',
        '1 juill. 1990': '1990-07-01',
        '1 de setiembre de 1990': '1990-09-01',
        'Donnerstag, 31. Mai 1990': '1990-05-31',
        'jeudi 31 mai 1990': '1990-05-31',
        'Thursday, May 31, 1990': '1990-05-31',
        '31st May 1990': '1990-05-31',
        '5. 6. 1990': '1990-06-05',
        '1990-05-31 00:00:00': '1990-05-31',
        '5/31/1990 12:00 AM': '1990-05-31',
        '31 foo 1990': null,
        '1990-05-31 18:30': null,
        'mai 1990': null,
      },
    ],
    ['phone', readPhone, { '+31‑6–1234 5678': '+31612345678', '0031 (0)6 1234 5678': '+31612345678', '06 1234 5678': null }],
    ['passport', readPassport, { 'x 123 456': 'x123456', 'AB-12.345': 'AB12345', '12 34': null, '000 000': null, ÄB12345: null }],
    ['country', readCountry, { nl: 'Netherlands', PRT: 'Portugal', portugal: 'Portugal', Atlantis: null, '': null, '-': null }],
    [
      'country as others write it',
      readCountry,
      {
        UK: 'United Kingdom',
        'U.S.A.': 'United States',
        "Cote d'Ivoire": 'Côte d’Ivoire',
        Deutschland: 'Germany',
        'Royaume-Uni': 'United Kingdom',
        España: 'Spain',
        'Czech Republic': 'Czechia',
      },
    ],
    ['gender', readGender, { f: 'female', 'Mr.': 'male', X: 'other', unknown: null, '': null }],
    [
      'gender in other languages',
      readGender,
      { weiblich: 'female', Männlich: 'male', 'M.': 'male', Mme: 'female', Vrouw: 'female', hombre: 'male' },
    ],
    [
      'choice, in other punctuation if that is one only',
      readChoice([
        { value: 'paper-ticket', label: 'Papierticket' },
        { value: '1', label: 'Cat. 1' },
        { value: '2', label: 'Cat 1' },
      ]),
      { 'Paper ticket': 'Papierticket', 'cat 1': 'Cat 1', 'cat. 1': 'Cat. 1', 'cat-1': null, '-': null },
    ],
  ] as [string, Reader, Record<string, string | null>][])('%s', (_, read, known) => {
    for (const [text, stored] of Object.entries(known)) expect(read(text), text).toBe(stored)
  })
})
