const decodedAs = (bytes: ArrayBuffer, encoding: string, fatal: boolean): string | null => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch {
    return null
  }
}

/** The text of a file in UTF-8 or UTF-16, or as older spreadsheets write it. Null for what is no text, such as a workbook. */
export async function textOf(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes)
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const text = isUtf16
    ? decodedAs(bytes, first === 0xff ? 'utf-16le' : 'utf-16be', false)
    : (decodedAs(bytes, 'utf-8', true) ?? decodedAs(bytes, 'windows-1252', false))
  return text === null || text.includes('\0') ? null : text
}
