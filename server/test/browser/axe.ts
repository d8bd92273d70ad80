import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const here = createRequire(import.meta.url)
/** The axe-core of the package for Playwright. */
const source = readFile(createRequire(here.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { target: string[] }[]
}

interface Found {
  found: Violation[]
  /** Looks with enough contrast. */
  passed: number[]
}

/** The rules that depend on colours. */
export const colours = ['color-contrast', 'link-in-text-block'] as const

/** Looks of texts in which axe found enough contrast, on any page before. */
const readable = new Set<number>()

/**
 * Faults that axe finds with all its rules, or with those of colours. Four measures reduce the cost, so that every screen can be checked in every
 * look: axe is loaded into a page once, it reports only faults, of equal rows and links of a menu it checks the first few, and the contrast of
 * texts that look the same is computed once.
 */
export async function violations(page: Page, rules?: typeof colours): Promise<string[]> {
  const check = () => page.evaluate<Found | undefined>(look(rules === colours))
  const first = await check()
  if (!first) await page.evaluate(standStill + (await source))
  const { found, passed } = first ?? ((await check()) as Found)
  for (const text of passed) readable.add(text)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}

/** Elements that are only hidden would cost as much as others. */
const equals = '[data-row]:nth-child(n + 4), nav a:nth-child(n + 4):not([aria-current])'

/** It stays in the page, because each change of it computes all styles anew. It is constructed, because some pages forbid inline styles. */
const standStill = `{
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(still)
}`

/** Undefined if axe is not in the page. Removed elements are back before another script runs: axe does not pause. */
const look = (onlyColours: boolean) => `(async () => {
  if (typeof axe === 'undefined') return
  const withFew = (work) => {
    const rest = [...document.querySelectorAll('${equals}')].map((one) => [one, one.parentNode, one.nextSibling])
    for (const [one] of rest) one.remove()
    try {
      return work()
    } finally {
      for (const [one, parent, next] of rest.reverse()) parent.insertBefore(one, next)
    }
  }
  const options = { resultTypes: ['violations'], preload: false, rules: { 'color-contrast': { enabled: false } } }
  const byOthers = () => axe.run(document, options)
  let running
  const byColours = withFew(() => {
    const checked = (${contrast})(new Set(${JSON.stringify([...readable])}))
    if (!checked && !${onlyColours}) running = byOthers()
    return checked
  })
  const ofColours = (await byColours) ?? { found: [], passed: [] }
  if (${onlyColours}) return ofColours
  const { violations } = await (running ?? withFew(byOthers))
  const others = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
  const isNew = ({ id }) => !others.some((other) => other.id === id)
  return { ...ofColours, found: [...others, ...ofColours.found.filter(isNew)].sort((a, b) => a.id < b.id ? -1 : 1) }
})()`

/**
 * The rules of colours, for the texts that do not look like one with enough contrast. A look is everything that contrast depends on: the font,
 * and the colours of the text, of what it is in, and of what else is at its place. What axe cannot decide is checked each time. Undefined if
 * there is no other text.
 */
const contrast = `(readable) => {
  const pieces = new Map()
  const pieceOf = (element) => {
    const made = pieces.get(element)
    if (made !== undefined) return made
    const { color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, textShadow } = getComputedStyle(element)
    const piece = [color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, textShadow].join()
    pieces.set(element, piece)
    return piece
  }
  const chains = new Map()
  const chainOf = (element) => {
    if (!element) return ''
    const made = chains.get(element)
    if (made !== undefined) return made
    const [above, own] = [chainOf(element.parentElement), pieceOf(element)]
    const chain = above.endsWith(own) ? above : above + ';' + own
    chains.set(element, chain)
    return chain
  }
  const hash = (text) => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761)
      two = Math.imul(two ^ text.charCodeAt(at), 1597334677)
    }
    return 4294967296 * (2097151 & (two ^ (two >>> 13))) + ((one ^ (one >>> 16)) >>> 0)
  }
  const range = document.createRange()
  const others = (element, content) => {
    range.selectNode(content)
    const { x, y, width, height } = range.getClientRects()[0] ?? content.getBoundingClientRect?.() ?? { x: -1, y: -1, width: 0, height: 0 }
    const there = document.elementsFromPoint(x + width / 2, y + height / 2)
    return there.filter((one) => !one.contains(element) && !element.contains(one)).map(pieceOf)
  }
  const lookOf = (element, content) => {
    const { fontSize, fontWeight, fontStyle, textDecorationLine, borderBottomStyle } = getComputedStyle(element)
    const font = [fontSize, fontWeight, fontStyle, textDecorationLine, borderBottomStyle]
    return hash([...font, chainOf(element), ...others(element, content)].join('|'))
  }
  const looks = new Map()
  const add = (element, content) => !looks.has(element) && element.checkVisibility() && looks.set(element, lookOf(element, content))
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walk.nextNode(); text; text = walk.nextNode()) if (text.data.trim() !== '') add(text.parentElement, text)
  for (const field of document.querySelectorAll('input, select, textarea')) add(field, field)
  const include = [...looks].filter(([, look]) => !readable.has(look)).map(([element]) => element)
  if (include.length === 0) return
  const options = { runOnly: ${JSON.stringify(colours)}, resultTypes: ['violations', 'passes'], elementRef: true, preload: false }
  return axe.run({ include }, options).then(({ violations, passes }) => {
    const good = passes.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes.map(({ element }) => looks.get(element)))
    const bad = violations.flatMap(({ nodes }) => nodes.map(({ element }) => looks.get(element)))
    return {
      found: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) })),
      passed: [...new Set(good)].filter((look) => look !== undefined && !bad.includes(look)),
    }
  })
}`

export const expectAccessible = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([])
