import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// From the package itself: by default the reader would fetch it from another host.
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

export { readBarcodes }

const pdfium = PDFiumLibrary.init()

/** The text of a PDF, and the barcodes on its first page. */
export async function look(pdf: Buffer): Promise<{ pages: number; text: string; codes: string[] }> {
  const document = await (await pdfium).loadDocument(pdf)
  try {
    const page = document.getPage(0)
    // First, because the page is closed once it was drawn.
    const text = page.getText()
    const { data, width, height } = await page.render({ scale: 3, render: async (options) => options.data })
    // The colours are in another order than in an image, which does not matter in black and white.
    const picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' }
    const found = await readBarcodes(picture as never, { formats: ['QRCode', 'Code128'] })
    return { pages: document.getPageCount(), text, codes: found.map((code) => code.text) }
  } finally {
    document.destroy()
  }
}
