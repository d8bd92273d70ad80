import { isChangedMeanwhile } from '../../api.js'
import { type Guard, guardOf } from './guard.js'

/** What an act was decided by is not the same any more. Nothing was done. */
export class Changed<T> extends Error {
  constructor(readonly now: T) {
    super('changed meanwhile')
  }
}

interface Act<T, Seen> {
  seen: Seen
  read: () => Promise<Seen>
  /** What the act depends on, as text. Other changes are no reason to ask again. */
  decidedBy: (one: Seen) => string
  act: (guard: Guard) => Promise<T>
}

/** Acts on what was seen. If that is another one since, nothing is done. */
export async function actAsSeen<T, Seen extends { tag: string | null }>({ seen, read, decidedBy, act }: Act<T, Seen>): Promise<T> {
  let now = seen
  for (;;) {
    try {
      return await act(guardOf(now.tag))
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      now = await read()
      if (decidedBy(now) !== decidedBy(seen)) throw new Changed(now)
    }
  }
}
