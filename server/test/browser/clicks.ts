import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

const guide = readFileSync(new URL('../../../docs/guides/console.md', import.meta.url), 'utf8')

/** The row of the table "Tasks and clicks": the task, the role, and how many clicks it takes. */
function rowOf(task: string): { role: string; clicks: number } {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${task} |`))
  const [, , role = '', clicks = ''] = (row ?? '').split('|').map((cell) => cell.trim())
  return { role, clicks: Number(clicks) }
}

/** Counts the clicks of a task. At its end the guide must say the same number. Typing, and what a keyboard does instead, is not counted. */
export function counting(task: string, role: string) {
  let clicks = 0
  return {
    click: async (target: Locator): Promise<void> => {
      await target.click()
      clicks++
    },
    done: () => expect({ task, role, clicks }).toEqual({ task, ...rowOf(task) }),
  }
}
