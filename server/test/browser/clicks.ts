import type { Locator } from 'playwright-core'

/** Counts what somebody clicks. */
export function counting() {
  let clicks = 0
  return {
    click: async (locator: Locator) => {
      await locator.click()
      clicks++
    },
    clicks: () => clicks,
  }
}
