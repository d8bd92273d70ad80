/** The values of `a`, `eq:a`, `in:[a,b]`, and of a parameter that is given several times. */
export function valuesOf(text: string | string[] | undefined): string[] {
  return [text ?? []].flat().flatMap((value) => {
    const set = /^in:\[(.*)\]$/.exec(value)
    if (set) return (set[1] ?? '').split(',').filter((one) => one !== '')
    const plain = value.replace(/^eq:/, '')
    return plain === '' ? [] : [plain]
  })
}

export const anyOf = (values: string[]): string | null =>
  values.length === 0 ? null : values.length === 1 ? (values[0] ?? null) : `in:[${values.join(',')}]`

export interface Bounds {
  from: string | null
  to: string | null
  exact: string | null
}

/** `ge:5` and `le:9`, together or alone, or the plain value; any other text in the address is shown as it is. */
export function boundsOf(text: string | string[] | undefined): Bounds {
  const bounds: Bounds = { from: null, to: null, exact: null }
  for (const part of [text ?? []].flat()) {
    if (part.startsWith('ge:')) bounds.from = part.slice(3)
    else if (part.startsWith('le:')) bounds.to = part.slice(3)
    else bounds.exact = part.replace(/^eq:/, '')
  }
  return bounds
}

export function between(from: string, to: string): string | string[] | null {
  const parts = [...(from === '' ? [] : [`ge:${from}`]), ...(to === '' ? [] : [`le:${to}`])]
  return parts.length === 0 ? null : parts.length === 1 ? (parts[0] ?? null) : parts
}
