import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const here = createRequire(import.meta.url)
/** The axe that the package for Playwright brings along. */
const source = readFile(createRequire(here.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { target: string[] }[]
}

/**
 * What axe finds with all its rules, or with those that are named. Three things make a look a third of the price, which is what lets every screen be looked at in every
 * look: it is put into a page once, it writes down faults only, and of rows that are all alike it is shown the first few.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(await source)
  const found = await page.evaluate<Violation[]>(look(rules))
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}

/** The rules whose outcome depends on colours. */
export const colours = ['color-contrast', 'link-in-text-block'] as const

/** The rows are hidden by a sheet that is made, not written into the page: some pages forbid that. */
const look = (rules?: readonly string[]) => `(async () => {
  const few = new CSSStyleSheet()
  few.replaceSync('[data-row]:nth-child(n + 4) { display: none !important } * { transition: none !important }')
  document.adoptedStyleSheets.push(few)
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false${rules ? `, runOnly: ${JSON.stringify(rules)}` : ''} })
  document.adoptedStyleSheets.pop()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
})()`

export const expectAccessible = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([])
