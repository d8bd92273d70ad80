import type { Page } from 'playwright-core'

/**
 * What a reader of the page cannot reach: it lies beyond the left or right edge of the window. The width of the document does not tell it,
 * because a fixed bar does not widen it. A part of something that scrolls by itself can be reached, and what is cut off with an ellipsis is
 * meant to be.
 */
export const beyond = (page: Page): Promise<string[]> => page.evaluate<string[]>(look)

const look = `(() => {
  const cuts = new Map()
  const isCut = (element) => {
    if (!element || element === document.body) return false
    if (!cuts.has(element)) cuts.set(element, getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))
    return cuts.get(element)
  }
  const found = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || (left > -1 && right < innerWidth + 1)) return false
    return !isCut(element.parentElement) && element.checkVisibility({ visibilityProperty: true })
  })
  const wide = document.documentElement.scrollWidth - innerWidth
  const texts = found.map((one) => (one.getAttribute('aria-label') || one.textContent || one.outerHTML).trim().slice(0, 80))
  return [...(wide > 0 ? [wide + ' px too wide'] : []), ...new Set(texts)]
})()`
