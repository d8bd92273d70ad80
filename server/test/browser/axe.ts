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

/**
 * Faults that axe finds with all its rules, or with the given rules. Three measures reduce the cost to a third, so that every screen can be checked in
 * every look: axe is loaded into a page once, it reports only faults, and of equal rows it checks the first few.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(await source)
  const found = await page.evaluate<Violation[]>(look(rules))
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}

/** The rules that depend on colours. */
export const colours = ['color-contrast', 'link-in-text-block'] as const

/** The rows are hidden by a constructed style sheet, because some pages forbid inline styles. */
const look = (rules?: readonly string[]) => `(async () => {
  const few = new CSSStyleSheet()
  few.replaceSync('[data-row]:nth-child(n + 4) { display: none !important } * { transition: none !important }')
  document.adoptedStyleSheets.push(few)
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false${rules ? `, runOnly: ${JSON.stringify(rules)}` : ''} })
  document.adoptedStyleSheets.pop()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
})()`

export const expectAccessible = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([])
