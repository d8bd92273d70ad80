import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { downloaded, settled } from './stage.js'
import { taskTable } from './task-table.js'

/** The address of the page with its filters. An id, or the token of a link, is left out. */
function addressOf(page: Page): string {
  const { pathname, searchParams } = new URL(page.url())
  const short = (part: string): string => (part.length > 20 ? '…' : part)
  const path = pathname.split('/').map(short).join('/').replace(/\/$/, '')
  const filters = [...searchParams].map(([name, value]) => `${name}=${short(value)}`)
  return [path, ...(filters.length === 0 ? [] : [filters.join('&')])].join('?')
}

/**
 * Counts the clicks of a task from the page that is open. At its end, which must come, the guide must say the same number, role and first page.
 * What is typed, and what a keyboard does instead, is not counted.
 */
export function counting(page: Page, task: string, role: string) {
  const row = taskTable.find((one) => one.task === task)
  expect({ task, role, from: addressOf(page) }).toEqual({ task, role: row?.role, from: row?.from })
  let clicks = 0
  let isDone = false
  onTestFinished((test) => {
    // A test that has failed has said why.
    if (test.task.result?.state !== 'fail') expect(isDone, `the end of "${task}"`).toBe(true)
  })
  const click = async (target: Locator): Promise<void> => {
    await target.click()
    clicks++
  }
  return {
    click,
    /** A click, and the wait until what it opens is loaded. */
    follow: async (target: Locator): Promise<void> => {
      await click(target)
      await settled(page)
    },
    /** Opens a menu of a form, and picks from it. */
    choose: async (menu: Locator, option: string): Promise<void> => {
      await click(menu)
      await click(page.getByRole('option', { name: option }))
    },
    /** A click that saves a file. */
    download: (target: Locator) => downloaded(page, () => click(target)),
    done: (): void => {
      isDone = true
      expect({ task, clicks }).toEqual({ task, clicks: row?.clicks })
    },
  }
}
