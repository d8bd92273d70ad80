import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import type { TicketFace } from './fulfilment/etickets/face.js'
import { seatTable } from './fulfilment/ticketfiles/csv.js'
import { inspectPdf } from './fulfilment/ticketfiles/pdf.js'
import { runTasks, type Tasks } from './lib/tasks.js'
import type { DocumentContent } from './money/invoices/pdf.js'

/** The tasks that run in threads, listed by hand. The drawing library is loaded by the first thread that draws. */
const tasks = {
  async inspectPdf(path: string) {
    const bytes = await readFile(path)
    return { ...inspectPdf(bytes), crc32: crc32(bytes) }
  },
  seatTable: ({ path, maxLines }: { path: string; maxLines: number }) => seatTable(path, maxLines),
  renderTicket: async (face: TicketFace) => (await import('./fulfilment/etickets/render.js')).renderTicket(face),
  renderInvoice: async (content: DocumentContent) => (await import('./money/invoices/pdf.js')).renderInvoice(content),
} satisfies Tasks

if (parentPort) runTasks(parentPort, tasks)
