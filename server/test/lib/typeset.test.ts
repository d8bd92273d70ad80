import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import type { TicketFace } from '../../src/fulfilment/etickets/face.js'
import { renderTicket } from '../../src/fulfilment/etickets/render.js'
import { words } from '../../src/fulfilment/etickets/words.js'
import { visualRuns } from '../../src/lib/bidi.js'
import { locales } from '../../src/lib/locales.js'
import { look } from '../ticketfiles/look.js'

const seen = (text: string, rtl: boolean) => visualRuns(text, rtl).map((run) => run.text)

describe('bidirectional text', () => {
  test('words of a right-to-left line are ordered from right to left', () => {
    expect(seen('مرحبا بكم', true)).toEqual(['بكم', ' ', 'مرحبا'])
  })
  test('numbers, times and Latin names in it are ordered from left to right', () => {
    expect(seen('القسم A 104', true)).toEqual(['A 104', ' ', 'القسم'])
    expect(seen('الأحد 14 فبراير 20:15', true)).toEqual(['20:15', ' ', 'فبراير', ' ', '14', ' ', 'الأحد'])
  })
  test('an Arabic name in an English line keeps its own order, with its number', () => {
    expect(seen('Row محمد علي 2', false)).toEqual(['Row ', '2', ' ', 'علي', ' ', 'محمد'])
  })
  test('brackets are mirrored in right-to-left text', () => {
    expect(seen('(نصف)', true)).toEqual([')نصف('])
  })
  test('brackets around a Latin name enclose it, and the number after them stays after them', () => {
    expect(seen('القسم (Block A) 5', true)).toEqual(['5', ' ', '(', 'Block A', ')', ' ', 'القسم'])
  })
})

const face: TicketFace = {
  downloaditem_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_dli',
  locale: 'en_GB',
  event_name: 'Sporting – Porto',
  tournament_name: 'Liga 26/27',
  starts: '2027-02-14T20:15:00.000Z',
  time_zone: 'Europe/Lisbon',
  date_confirmed: true,
  venue_name: 'Estádio',
  address: 'Lisboa',
  gate: 'C',
  section: 'A 104',
  row: '12',
  seat: '7',
  serial: 'SER-1',
  label: null,
  category_name: 'Stand',
  ticket_name: 'Stand',
  guest_name: 'Zoë Müller',
  booking_code: 'K7MPQ2',
  number: 1,
  count: 2,
  code: 'Ω-Straße-4006381333931',
  seller: 'First Agency',
  help: 'help@agency.example',
  primary: '#ffd400',
  secondary: null,
  sample: false,
  made: '2026-11-15T05:00:00.000Z',
}

describe('tickets in every language', () => {
  const fonts = ['DejaVuSansCondensed', 'DroidSansFallback'].map((name) => {
    const doc = new PDFDocument()
    doc.registerFont('one', readFileSync(new URL(`../../fonts/${name}.ttf`, import.meta.url))).font('one')
    return (doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font.font
  })

  test.each(locales)('%s: the included fonts have a glyph for every letter', (locale) => {
    const { of, ...texts } = words[locale]
    const letters = new Set([...Object.values(texts), of(1, 2)].join(''))
    expect([...letters].filter((letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))).toEqual([])
  })

  test.each(['ar_AE', 'ja_JA', 'ko_KO', 'zh_Hans_CN', 'de_DE'] as const)(
    '%s: the page contains its words, and its barcode can be decoded',
    async (locale) => {
      const pdf = await renderTicket({ ...face, locale })
      const page = await look(pdf)
      expect(page.pages).toBe(1)
      expect(page.codes).toContain(face.code)
      if (locale !== 'ar_AE')
        for (const word of [words[locale].seat, words[locale].guest])
          expect(page.text.replaceAll(' ', '')).toContain(word.replaceAll(' ', ''))
    },
  )

  test('the same input gives the same bytes, another input other bytes; long names fit on the page', async () => {
    const [one, two, other] = await Promise.all([renderTicket(face), renderTicket({ ...face }), renderTicket({ ...face, seat: '8' })])
    expect(one.equals(two)).toBe(true)
    expect(one.equals(other)).toBe(false)
    const long = 'Extraordinarily long '.repeat(20)
    expect(
      (await look(await renderTicket({ ...face, event_name: long, venue_name: long, guest_name: long, section: long, seller: long })))
        .pages,
    ).toBe(1)
  })
})
