import { count } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount } from '../../texts.js'
import type { TicketFile } from './resource.js'

/** What became of each step, from the figures of the file: the service has sentences too, in English only. */
export const infoOf = {
  upload: ({ cloud_data }: TicketFile): string => trCount(Number(cloud_data.bytes), '{n} byte received.', '{n} bytes received.'),

  read({ kind, number_of_pages, scan_data, download_items_csv: { lines } }: TicketFile): string {
    if (kind === 'pdf')
      return [
        trCount(number_of_pages ?? 0, '{n} page.', '{n} pages.'),
        scan_data.encrypted === 'true' && tr('The file is encrypted: guests may need a password.'),
      ]
        .filter(Boolean)
        .join(' ')
    const columns = (scan_data.columns ?? '').split(',').map(say).join(', ')
    return trCount(lines, '{n} line with the columns {columns}.', '{n} lines with the columns {columns}.', { columns })
  },

  scan({ kind, scan_data, download_items_csv: { lines, failed, items } }: TicketFile): string {
    if (kind === 'pdf') return items[0]?.status === 'failed' ? faultOf(items[0]) : tr('It shows itself and does nothing else.')
    const surplus = Number(scan_data.surplus ?? 0)
    return [
      failed > 0
        ? lines === 1
          ? tr('The line cannot be used.')
          : trCount(failed, '{n} line of {lines} cannot be used.', '{n} lines of {lines} cannot be used.', { lines: count(lines) })
        : trCount(lines, 'The line can be used.', 'All {n} lines can be used.'),
      surplus > 0 && trCount(surplus, 'There is {n} seat more than tickets.', 'There are {n} seats more than tickets.'),
    ]
      .filter(Boolean)
      .join(' ')
  },

  assignment({ revoked, auto_assign, assignment_status, download_items_csv: { accepted, assigned, pdfs } }: TicketFile): string {
    if (revoked !== null) return tr('Revoked.')
    if (accepted === 0) return tr('No line could be used.')
    if (!auto_assign && assigned === 0) return tr('Not asked for.')
    const figures = { assigned: count(assigned), accepted: count(accepted), pdfs: count(pdfs) }
    if (assignment_status === 'pending') return tr('Seats given out: {assigned} of {accepted}. PDFs made: {pdfs}. It goes on.', figures)
    return tr('Seats given out: {assigned} of {accepted}. PDFs made: {pdfs}.', figures)
  },
}

/** What to do next; empty if nothing is. */
export function hintOf({ revoked, hint, download_items_csv: { failed } }: TicketFile): string {
  if (revoked !== null) return tr('Upload the tickets again if they are still to be delivered.')
  if (failed > 0)
    return tr('Correct the lines that failed and upload them again; those that are there already are told apart as duplicates.')
  return hint === '' ? '' : tr('Some order items of this ticket have no seat yet: upload more seats.')
}

type Line = TicketFile['download_items_csv']['items'][number]

/** Why a line cannot be used. The service's sentence has the column and the number. */
export function faultOf({ code, message }: Pick<Line, 'code' | 'message'>): string {
  const text = message ?? ''
  const column = say(/^column (\w+)/.exec(text)?.[1] ?? '')
  const number = /(\d+)/.exec(text)?.[1]
  switch (code) {
    case 'invalid_character':
      return tr('{column}: it has a control character', { column })
    case 'too_long':
      return trCount(Number(number), '{column}: it is longer than {n} character', '{column}: it is longer than {n} characters', { column })
    case 'required':
      return tr('A seat or a serial is needed')
    case 'duplicate_seat':
    case 'duplicate_serial':
    case 'duplicate_barcode':
      return number === undefined
        ? tr('{column}: the ticket has it already', { column })
        : tr('{column}: the same as in line {number}', { column, number })
    case 'unchanged':
      return tr('The same as before: left alone')
    case 'active_content':
      return tr('The file can run or start something by itself')
    case 'duplicate_file':
      return tr('The ticket has this very file already')
    default:
      return text
  }
}
