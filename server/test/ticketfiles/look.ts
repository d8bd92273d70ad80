import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// From the package itself: by default the reader would fetch it from another host.
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** What a person and a scanner see of a PDF: its text, and the codes on its first page. */
export async function look(pdf: Buffer): Promise<{ pages: number; text: string; codes: string[] }> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise
  const page = await document.getPage(1)
  const text = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('')
  const viewport = page.getViewport({ scale: 3 })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  await page.render({ canvasContext: context as never, viewport }).promise
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as never, { formats: ['QRCode', 'Code128'] })
  const pages = document.numPages
  await document.destroy()
  return { pages, text, codes: found.map((code) => code.text) }
}
