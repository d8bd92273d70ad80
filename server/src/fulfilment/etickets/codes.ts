import bwipjs from 'bwip-js/node'

type Doc = PDFKit.PDFDocument

/** A QR code as bars: dark squares of a row are joined, so that viewers show no gaps. In modules, the quiet zone included. */
export function qrBars(text: string): { size: number; bars: { x: number; y: number; width: number }[] } {
  const [symbol] = bwipjs.raw('qrcode', text, 'eclevel=M')
  if (!symbol || !('pixs' in symbol)) throw new Error('no QR code was made')
  const { pixs, pixx, pixy } = symbol
  // The quiet zone of four light modules on each side is part of the code.
  const edge = 4
  const bars: { x: number; y: number; width: number }[] = []
  for (let line = 0; line < pixy; line++) {
    let start = -1
    for (let column = 0; column <= pixx; column++) {
      const dark = column < pixx && pixs[line * pixx + column] === 1
      if (dark && start < 0) start = column
      if (!dark && start >= 0) {
        bars.push({ x: start + edge, y: line + edge, width: column - start })
        start = -1
      }
    }
  }
  return { size: pixx + 2 * edge, bars }
}

/** The dark modules as the path of an SVG with the size of the code as its view box. */
export const qrPath = ({ bars }: ReturnType<typeof qrBars>): string =>
  bars.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')

/** A square code as vectors, sharp at any size. */
export function drawQr(doc: Doc, text: string, x: number, y: number, size: number): void {
  const code = qrBars(text)
  const module = size / code.size
  doc.rect(x, y, size, size).fill('#ffffff')
  // A hair more than a module high: neighbours overlap instead of leaving a light line between them.
  for (const bar of code.bars) doc.rect(x + bar.x * module, y + bar.y * module, bar.width * module, module * 1.02)
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
