import type { Env } from '../../platform/context.js'
import type { SeatHead, SeatLine } from './csv.js'
import type { PdfFacts } from './pdf.js'

/** Uploaded files are parsed in worker threads: see lib/threads.ts. */

export interface ReadPdf extends PdfFacts {
  crc32: number
}

export const readPdf = (env: Env, path: string): Promise<ReadPdf> => env.threads.call('inspectPdf', path)

export interface SeatTable extends SeatHead {
  /** Yields batches of lines. */
  lines: AsyncIterable<SeatLine[]>
}

/** The table can be read until `work` ends. */
export async function withSeatTable<T>(env: Env, path: string, work: (table: SeatTable) => Promise<T>): Promise<T> {
  const pieces = env.threads.pull<SeatHead | SeatLine[]>('seatTable', { path, maxLines: env.config.UPLOAD_LIMIT_LINES })
  try {
    const head = (await pieces.next()).value as SeatHead
    return await work({ ...head, lines: pieces as AsyncIterable<SeatLine[]> })
  } finally {
    await pieces.return(undefined)
  }
}
