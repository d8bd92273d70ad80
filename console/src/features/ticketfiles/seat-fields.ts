import { enums } from '@allotment/sdk/model'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { csvOf, faultsIn, type Line, type PasteField } from '../../ui/paste/paste.js'

export type SeatField = (typeof enums.seatColumns)[number]
export type SeatLine = Line<SeatField>
/** With its line in what was pasted or read. */
export interface NumberedSeat {
  seat: SeatLine
  number: number
}

/** Headings of spreadsheets in any language of the console, whatever language the reader has. */
const also: Partial<Record<SeatField, readonly string[]>> = {
  section: ['block', 'sector', 'stand', 'area', 'tribune', 'vak', 'Bereich', 'Sektor', 'bloc', 'secteur'],
  row: ['line', 'Reihe', 'rang', 'fila', 'rij', 'rangée'],
  seat: ['seat number', 'seat no', 'place', 'Platz', 'Sitz', 'Sitzplatz', 'asiento', 'stoel', 'plaats', 'siège'],
  serial: ['serial number', 'ticket number', 'number', 'Seriennummer', 'Ticketnummer', 'numéro de série', 'número de serie', 'serienummer'],
  sub_category: ['variant', 'type', 'Unterkategorie', 'Variante', 'sous-catégorie', 'subcategoría', 'subcategorie'],
  barcode: ['code', 'bar code', 'qr', 'qr code', 'Strichcode', 'code-barres', 'código de barras', 'streepjescode'],
  label: ['Bezeichnung', 'libellé', 'etiqueta', 'naam'],
  gate: ['entrance', 'door', 'Eingang', 'entrée', 'porte', 'puerta', 'ingang'],
}

/** The columns of a file of seats. */
export const seatFields: PasteField<SeatField>[] = enums.seatColumns.map((name) => ({ name, label: say(name), also: also[name] ?? [] }))

/** What is wrong with a line before the service reads it. */
export function seatFaults(line: SeatLine): SeatLine {
  const found = faultsIn(seatFields, line)
  return line.seat || line.serial ? found : { ...found, seat: tr('A seat or a serial is needed') }
}

/**
 * The lines as a file with the headings that the service knows. Columns without a value are left out. Lines that were left out are empty in
 * it, so that the service names a line by the same number.
 */
export function seatFile(lines: readonly NumberedSeat[], name: string): File {
  const used = enums.seatColumns.filter((column) => lines.some(({ seat }) => seat[column]))
  const written: string[][] = [[...used]]
  let end = 1
  for (const { seat, number } of lines) {
    const cells = used.map((column) => seat[column] ?? '')
    const height = cells.join('').split('\n').length
    for (; end + height < number; end++) written.push([])
    written.push(cells)
    end += height
  }
  const text = csvOf(written)
  return new File([text], name, { type: 'text/csv' })
}
