import bwipjs from 'bwip-js/node'

type Doc = PDFKit.PDFDocument

/** Draws a QR code as vectors. Dark squares of a row are joined into bars, so that viewers show no gaps. */
export function drawQr(doc: Doc, text: string, x: number, y: number, size: number): void {
  const [symbol] = bwipjs.raw('qrcode', text, 'eclevel=M')
  if (!symbol || !('pixs' in symbol)) throw new Error('no QR code was made')
  const { pixs, pixx, pixy } = symbol
  // The quiet zone of four light modules on each side is part of the code.
  const module = size / (pixx + 8)
  doc.rect(x, y, size, size).fill('#ffffff')
  for (let line = 0; line < pixy; line++) {
    let start = -1
    for (let column = 0; column <= pixx; column++) {
      const dark = column < pixx && pixs[line * pixx + column] === 1
      if (dark && start < 0) start = column
      if (!dark && start >= 0) {
        // Slightly higher than a module, so that rows overlap and leave no light line.
        doc.rect(x + (start + 4) * module, y + (line + 4) * module, (column - start) * module, module * 1.02)
        start = -1
      }
    }
  }
  doc.fill('#000000')
}

/** Draws a barcode for older gates, if the text is short enough for bars that a scanner can read. Returns whether it was. */
export function drawBars(doc: Doc, text: string, x: number, y: number, width: number, height: number): boolean {
  if (!/^[\x20-\x7e]{1,24}$/.test(text)) return false
  const [symbol] = bwipjs.raw('code128', text)
  if (!symbol || !('sbs' in symbol)) return false
  const total = symbol.sbs.reduce((sum, bar) => sum + bar, 0)
  const module = width / (total + 20)
  if (module < 0.72) return false
  let at = x + module * 10
  for (const [index, bar] of symbol.sbs.entries()) {
    if (index % 2 === 0) doc.rect(at, y, bar * module, height)
    at += bar * module
  }
  doc.fill('#000000')
  return true
}
