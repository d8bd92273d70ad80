import { deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { inspectPdf } from '../../src/fulfilment/ticketfiles/pdf.js'
import { expectProblem, type Kit, startKit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'

let kit: Kit
let ticket_id: string
beforeAll(async () => {
  kit = await startKit()
  ticket_id = await putOnSale(kit)
})

const pdf = (inside: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(inside as string, 'latin1'), Buffer.from('\n%%EOF')])
function upload(kind: 'pdf' | 'seating_csv', bytes: Buffer, as = kit.as.supplier, ticket = ticket_id) {
  const form = new FormData()
  form.set('file', new Blob([bytes]), `file.${kind === 'pdf' ? 'pdf' : 'csv'}`)
  return as.send('POST', `/v1/ticketfiles/${kind}/${ticket}`, { body: form })
}
const stream = (data: Buffer) =>
  Buffer.concat([Buffer.from('1 0 obj <</Type /ObjStm /Filter /FlateDecode>> stream\n'), data, Buffer.from('\nendstream endobj\n')])

describe('PDF metadata is read in every encoding', () => {
  test.each([
    ['<</Type /Pages /Kids [1 0 R] /Count 3>>', { pages: 3, encrypted: false, active: [] }],
    ['<</Type/Pages/Count 3/Resources <</Font <</F1 2 0 R>>>>>>', { pages: 3, encrypted: false, active: [] }],
    ['<</Count 2 /Type /Pages>> endobj <</Type /Pages /Count 7>>', { pages: 7, encrypted: false, active: [] }],
    ['<</Type /Page>> <</Type /Page /Parent 1 0 R>>', { pages: 2, encrypted: false, active: [] }],
    ['<</Type /Page>> << >> stream << << << endstream endobj <</Type /Pages /Count 4>>', { pages: 4, encrypted: false, active: [] }],
    ['<</Type /Page>> <</S /JavaScript /JS (app.alert)>>', { pages: 1, encrypted: false, active: ['JavaScript', 'JS'] }],
    ['<</Type /Page>> <</S /J#61vaScript>>', { pages: 1, encrypted: false, active: ['JavaScript'] }],
    ['<</Type /Page>> <</Encrypt 5 0 R>> <</JSON 1>>', { pages: 1, encrypted: true, active: [] }],
  ])('%s', (inside, facts) => {
    expect(inspectPdf(pdf(inside))).toEqual(facts)
  })

  test('also in compressed objects, each of which is decompressed once', () => {
    const packed = stream(deflateSync(Buffer.from('<</Type /Pages /Count 12>> <</S /Launch>>')))
    expect(inspectPdf(pdf(Buffer.concat([packed, packed])))).toEqual({ pages: 12, encrypted: false, active: ['Launch'] })
  })
})

describe('a malicious file is refused in time, while the service answers other requests', () => {
  test('a PDF whose objects decompress without end', async () => {
    const bomb = stream(deflateSync(Buffer.alloc(80 * 1024 * 1024)))
    const { detail } = expectProblem(await upload('pdf', pdf(bomb)), 'file_too_complex')
    expect(detail).toContain('unpack to more than')
    const many = Buffer.concat(Array(8).fill(stream(deflateSync(Buffer.alloc(6 * 1024 * 1024)))))
    expectProblem(await upload('pdf', pdf(many)), 'file_too_complex')
  })

  test('a PDF that is slow to parse', async () => {
    const waits: number[] = []
    let isOver = false
    const watch = (async () => {
      while (!isOver) {
        const before = process.cpuUsage()
        expect((await kit.as.nobody.get('/healthz')).status).toBe(200)
        waits.push((process.cpuUsage(before).user + process.cpuUsage(before).system) / 1000)
      }
    })()
    const slow = `${'<</Type /Pages '.repeat(200_000)}${'/ObjStm '.repeat(200_000)}`
    const packed = stream(deflateSync(Buffer.from('<</Type /Pages '.repeat(900_000))))
    expectProblem(await upload('pdf', pdf(slow)), 'invalid_pdf')
    expectProblem(await upload('pdf', pdf(packed)), 'invalid_pdf')
    isOver = true
    await watch
    expect(waits.length).toBeGreaterThan(1)
  })

  test.each([
    ['quotes', '"'],
    ['quotes and ends', '"\n'],
    ['commas', ','],
    ['blanks', ' '],
    ['line ends', '\r'],
    ['unclosed', 'seat,"'],
  ])('a CSV file that contains only %s', async (_name, piece) => {
    const answer = await upload('seating_csv', Buffer.from(`seat\n${piece.repeat(Math.floor(2_000_000 / piece.length))}`))
    expect([200, 400, 413], answer.text.slice(0, 300)).toContain(answer.status)
  })

  test('an organisation can upload two files at once, and others are not delayed', async () => {
    const good = pdf('<</Type /Pages /Count 1>>')
    const another = await putOnSale(kit)
    const slow = Buffer.from(`seat\n${Array.from({ length: 3_000 }, (_, n) => n).join('\n')}`)
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => upload('seating_csv', slow)),
      upload('pdf', good, kit.as.admin, another),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.at(-1)).toBe(200)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    for (const answer of answers.filter(({ status }) => status === 429)) expectProblem(answer, 'too_many_at_once')
    expect((await upload('seating_csv', Buffer.from('seat\nA1\n'))).status).toBe(200)
  })
})
