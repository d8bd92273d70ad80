import bwipjs from 'bwip-js/node'

type Doc = PDFKit.PDFDocument

/** A square code as vectors, sharp at any size; rows of dark squares are joined into bars so that no viewer shows seams. */
export function drawQr(doc: Doc, text: string, x: number, y: number, size: number): void {
  const [symbol] = bwipjs.raw('qrcode', text, 'eclevel=M')
  if (!symbol || !('pixs' in symbol)) throw new Error('no QR code was made')
  const { pixs, pixx, pixy } = symbol
  // Four light modules on every side are part of the code: readers look for them.
  const module = size / (pixx + 8)
  doc.rect(x, y, size, size).fill('#ffffff')
  for (let line = 0; line < pixy; line++) {
    let start = -1
    for (let column = 0; column <= pixx; column++) {
      const dark = column < pixx && pixs[line * pixx + column] === 1
      if (dark && start < 0) start = column
      if (!dark && start >= 0) {
        // A hair more than a module high: neighbours overlap instead of leaving a light line between them.
        doc.rect(x + (start + 4) * module, y + (line + 4) * module, (column - start) * module, module * 1.02)
        start = -1
      }
    }
  }
  doc.fill('#000000')
}

/** The bars that older gates read, when the text is short enough for bars a scanner can tell apart; says whether it was. */
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
