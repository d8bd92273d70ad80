import { readdirSync, readFileSync } from 'node:fs'

export interface Task {
  task: string
  role: string
  /** Address of the page on which it begins; `…` stands for an id. */
  from: string
  clicks: number
  test: string
}

const guide = readFileSync(new URL('../../../docs/guides/console.md', import.meta.url), 'utf8')
const [, part = ''] = /^## Tasks and clicks\n(.*?)^## /ms.exec(guide) ?? []

/** The table "Tasks and clicks" of the guide of the console. */
export const taskTable: readonly Task[] = part
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => {
    const [, task = '', role = '', from = '', clicks = '', test = ''] = line.split('|').map((cell) => cell.trim().replaceAll('`', ''))
    return { task, role, from, clicks: Number(clicks), test }
  })

type Counted = Pick<Task, 'task' | 'role' | 'test'> & {
  /** Clicks from its beginning to its end that are not counted. */
  aside: string[]
}

/** The tasks that the browser tests count, by their source. A call that is written in another way than this has no task. */
export function countedTasks(): Counted[] {
  return readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((test) => {
      const source = readFileSync(new URL(test, import.meta.url), 'utf8')
      return [...source.matchAll(/(?:const (.*) = )?\bcounting\((?:\w+, '([^']*)', '([^']*)'\))?/g)].map((call) => {
        const [, counter = '', task = '', role = ''] = call
        const rest = source.slice(call.index + call[0].length)
        const [all = '', ...after] = rest.split(counter.startsWith('{') ? 'done()' : `${counter}.done()`)
        const clicks = all.replaceAll(`${counter}.`, '').match(/.*\.(dbl)?(click|tap|check|uncheck|setChecked|selectOption)\(.*/g) ?? []
        return { task, role, test, aside: after.length === 0 ? ['it has no end'] : clicks }
      })
    })
}
