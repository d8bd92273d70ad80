import fc from 'fast-check'
import { runs } from './runs.js'

/** Does the work for each item, some at a time, which takes less CPU time than one after the other. */
export async function several<T>(items: readonly T[], work: (item: T) => Promise<void>, width = 6): Promise<void> {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < items.length) await work(items[next++] as T)
  }
  await Promise.all(Array.from({ length: width }, lane))
}

/** Checks a property whose runs do not disturb each other: as many runs, some at a time. */
export async function propertyInLanes<T>(count: number, property: fc.IAsyncProperty<T>, width = 4): Promise<void> {
  await Promise.all(Array.from({ length: width }, () => fc.assert(property, runs(Math.ceil(count / width)))))
}
