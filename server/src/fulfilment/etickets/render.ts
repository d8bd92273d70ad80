import PDFDocument from 'pdfkit'
import { colours, mix, textColourOn } from '../../lib/colour.js'
import { type Locale, localeTag } from '../../lib/locales.js'
import { fitSize, heightOf, lineWidth, type Style, write } from '../../lib/typeset.js'
import { drawBars, drawQr } from './codes.js'
import type { TicketFace } from './face.js'
import { words } from './words.js'

type Doc = PDFKit.PDFDocument

/** A5: readable on a phone without zooming, and two fit on a sheet of A4. */
const page = { width: 419.53, height: 595.28, margin: 28 }
const inner = page.width - 2 * page.margin
const ink = '#16202b'
const faint = '#5a6875'

/** One ticket per page. The same content gives the same bytes. */
export function renderTicket(face: TicketFace): Promise<Buffer> {
  const text = words[face.locale]
  const made = new Date(face.made)
  const title = [text.eticket, face.event_name, face.booking_code].join(' · ')
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: localeTag(face.locale),
    displayTitle: true,
    info: { Title: title, Author: face.seller, Subject: face.ticket_name, CreationDate: made, ModDate: made },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  new Sheet(doc, face).draw()
  doc.end()
  return finished
}

/** Positions on a page. The page is mirrored for right-to-left languages. */
class Sheet {
  private readonly rtl: boolean
  private readonly text
  private readonly primary: string
  private readonly secondary: string
  constructor(
    private readonly doc: Doc,
    private readonly face: TicketFace,
  ) {
    this.rtl = face.locale === 'ar_AE'
    this.text = words[face.locale]
    this.primary = face.primary ?? '#173a5e'
    this.secondary = face.secondary ?? '#f0a63a'
  }

  draw(): void {
    this.head()
    this.facts()
    this.seat()
    this.tear()
    this.admission()
    this.foot()
    if (this.face.sample) this.watermark()
  }

  /** x measured from the side where reading begins. */
  private at(x: number, width: number): number {
    return this.rtl ? page.width - x - width : x
  }

  private put(text: string, x: number, y: number, style: Style & { width: number }): number {
    const { align, ...rest } = style
    // Names keep their own direction but are aligned with the page.
    const side = this.rtl
      ? ({ left: 'right', right: 'left', center: 'center', start: 'right' } as const)[align ?? 'left']
      : (align ?? 'left')
    write(this.doc, text, this.at(x, style.width), y, { ...rest, align: side })
    return this.doc.y
  }

  private head(): void {
    const { doc, face, text } = this
    const on = textColourOn(this.primary)
    doc.rect(0, 0, page.width, 158).fill(this.primary)
    doc.rect(0, 158, page.width, 4).fill(this.secondary)
    const badge = text.eticket
    const wide = lineWidth(doc, badge, { size: 9, bold: true }) + 22
    doc
      .roundedRect(this.at(page.width - page.margin - wide, wide), 23, wide, 20, 10)
      .lineWidth(1)
      .strokeColor(on)
      .stroke()
    this.put(badge, page.width - page.margin - wide, 27.5, { size: 9, bold: true, color: on, width: wide, align: 'center' })
    this.put(face.seller, page.margin, 27, { size: 11, bold: true, color: on, width: inner - wide - 16, maxLines: 1 })
    // One line if it stays readable, else two.
    const style = { bold: true, width: inner, maxLines: 2 }
    const alone = fitSize(doc, face.event_name, [27, 25, 23, 21, 0], { ...style, maxLines: 1 })
    const size = alone || fitSize(doc, face.event_name, [25, 22, 19, 16, 14], style)
    const height = heightOf(doc, face.event_name, { ...style, size })
    const below = this.put(face.event_name, page.margin, 58 + (70 - height) / 2, { ...style, size, color: on })
    this.put(face.tournament_name, page.margin, Math.max(below + 3, 124), { size: 10.5, color: on, width: inner, maxLines: 1 })
  }

  private field(label: string, value: string, x: number, y: number, width: number, style: Style = {}): number {
    const below = this.put(label, x, y, { size: 7.5, color: faint, width, maxLines: 1 })
    return this.put(value, x, below + 2, { size: 11, bold: true, color: ink, lineGap: 1, ...style, width })
  }

  private facts(): void {
    const { face, text } = this
    const [day, clock] = moment(face)
    const below = this.field(text.when, day, page.margin, 178, 190, { maxLines: 2 })
    const end = this.put(clock, page.margin, below, { size: 10, color: ink, width: 190, maxLines: 1 })
    if (!face.date_confirmed) this.put(text.unconfirmed, page.margin, end + 1, { size: 7.5, color: '#9a3412', width: 190, maxLines: 2 })
    const right = page.margin + 208
    const under = this.field(text.where, face.venue_name, right, 178, inner - 208, { maxLines: 2 })
    this.put(face.address, right, under, { size: 9, color: ink, width: inner - 208, maxLines: 2 })
  }

  private seat(): void {
    const { doc, face, text } = this
    const top = 252
    doc.roundedRect(page.margin, top, inner, 76, 8).fill(tint(this.primary))
    const cells = [
      [text.gate, face.gate],
      [text.section, face.section],
      [text.row, face.row],
      [text.seat, face.seat],
    ].filter((cell): cell is [string, string] => Boolean(cell[1]))
    if (cells.length === 0) cells.push([text.seat, text.free])
    // Column widths follow the content, within limits.
    const wants = cells.map(([label, value]) =>
      Math.min(200, Math.max(44, lineWidth(doc, value, { size: 28, bold: true }), lineWidth(doc, label, { size: 8 }))),
    )
    const scale = (inner - 28 - 24 * (cells.length - 1)) / wants.reduce((sum, want) => sum + want, 0)
    let x = page.margin + 14
    for (const [index, [label, value]] of cells.entries()) {
      const width = (wants[index] ?? 0) * scale
      this.put(label, x, top + 13, { size: 8, color: faint, width, maxLines: 1 })
      const size = fitSize(doc, value, [28, 22, 17, 13, 10], { bold: true, width, maxLines: 1 })
      this.put(value, x, top + 45 - size * 0.6, { size, bold: true, color: ink, width, maxLines: size > 10 ? 1 : 2 })
      if (index > 0) doc.rect(this.at(x - 13, 0.7), top + 14, 0.7, 48).fill('#b9c4ce')
      x += width + 24
    }
  }

  /** The tear-off line. */
  private tear(): void {
    const { doc } = this
    const y = 346
    doc
      .moveTo(14, y)
      .lineTo(page.width - 14, y)
      .lineWidth(1)
      .dash(3, { space: 4 })
      .strokeColor('#aab6c1')
      .stroke()
      .undash()
    for (const x of [0, page.width]) doc.circle(x, y, 9).fill('#dfe5ea')
  }

  private admission(): void {
    const { doc, face, text } = this
    const size = 168
    drawQr(doc, face.code, this.at(page.margin - 8, size), 358, size)
    const code = { size: 7, color: faint, width: size - 16 }
    this.put(face.code, page.margin, 528, { ...code, align: 'center', maxLines: 1 })
    const x = page.margin + 180
    const width = inner - 180
    let y = 370
    if (face.guest_name) y = this.field(text.guest, face.guest_name, x, y, width, { size: 13, maxLines: 2 }) + 7
    y = this.field(text.category, face.category_name, x, y, width, { size: 10, maxLines: 2 }) + 7
    const half = width / 2 - 4
    this.field(text.booking, face.booking_code, x, y, half, { size: 10, maxLines: 1 })
    if (face.serial) this.field(text.serial, face.serial, x + half + 8, y, half, { size: 10, maxLines: 1 })
    y += 32
    const count = [text.of(face.number, face.count), face.label].filter(Boolean).join(' · ')
    y = this.put(count, x, y, { size: 8.5, color: ink, width, maxLines: 2 }) + 8
    if (y < 500) drawBars(doc, face.code, this.at(x - 6, width + 6), Math.max(y, 490), width + 6, 30)
  }

  private foot(): void {
    const { face, text } = this
    const below = this.put(text.scan, page.margin, 544, { size: 7.5, color: ink, width: inner, maxLines: 2, lineGap: 0.5 })
    const help = face.help === '' ? '' : `${text.help} ${face.help}`
    this.put(help, page.margin, below + 4, { size: 7, color: faint, width: inner - 150, maxLines: 1 })
    this.put(face.downloaditem_id, page.margin + inner - 150, below + 4, { size: 6, color: faint, width: 150, align: 'right', maxLines: 1 })
  }

  /** Marks a sample, on screen and in print. */
  private watermark(): void {
    const { doc, text } = this
    doc.save().rotate(-38, { origin: [page.width / 2, page.height / 2] })
    doc.fillOpacity(0.2).strokeOpacity(0.2)
    const size = fitSize(doc, text.sample, [48, 42, 36, 30], { bold: true, width: 420, maxLines: 1 })
    const middle = page.width / 2 - 240
    for (const y of [110, 290, 470]) write(doc, text.sample, middle, y, { size, bold: true, color: '#b91c1c', width: 480, align: 'center' })
    doc.restore()
  }
}

/** The date in full and the time with its zone, in the language of the ticket. */
function moment({ starts, time_zone, locale }: TicketFace): [string, string] {
  const { day, clock } = formats(locale, time_zone)
  const at = new Date(starts)
  return [day.format(at), `${clock.format(at)} (${time_zone.replaceAll('_', ' ')})`]
}

/** Creating a formatter takes as long as half a ticket, so they are cached. There are at most languages × zones of them. */
const made = new Map<string, { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }>()
function formats(locale: Locale, timeZone: string) {
  const key = `${locale} ${timeZone}`
  const tag = `${localeTag(locale)}-u-nu-latn`
  const found = made.get(key) ?? {
    day: new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }),
    clock: new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone }),
  }
  made.set(key, found)
  return found
}

const tint = (colour: string): string => mix(colour, colours.paper, 0.91)
