/** Colours as #rrggbb. Legibility is measured by the contrast ratio of WCAG 2. */
type Rgb = readonly [number, number, number]

/** Default colours of pages and documents. A distributor's own colour replaces `brand`. */
export const colours = { paper: '#ffffff', ink: '#10161c', brand: '#1d4e6b' } as const

const parse = (colour: string): Rgb => {
  const bits = Number.parseInt(colour.slice(1), 16)
  return [bits >> 16, (bits >> 8) & 255, bits & 255]
}
const write = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parse(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes two colours; `share` is the part of the second one. */
export const mix = (from: string, to: string, share: number): string => {
  const target = parse(to)
  return write(parse(from).map((part, index) => part + ((target[index] ?? 0) - part) * share) as unknown as Rgb)
}

/** Black or white, the one with more contrast. */
export const textColourOn = (colour: string): string =>
  contrast(colour, colours.paper) >= contrast(colour, colours.ink) ? colours.paper : colours.ink

/** The colour if its contrast with the background is high enough, else the colour moved towards black or white until it is. */
export function readable(colour: string, ground: string, least = 4.5): string {
  const towards = luminance(ground) > 0.4 ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(colour, towards, share)
    if (contrast(candidate, ground) >= least) return candidate
  }
  return towards
}
