/**
 * Work that several wait for at once is done in turns. Who comes while a turn is under way shares the next one with all who come by then:
 * so everybody's result is made after they asked, and a rush for one thing costs two turns at a time, however many come.
 */
export function turns<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  interface Turn {
    current: Promise<unknown>
    next?: Promise<T>
  }
  const all = new Map<string, Turn>()
  return (key, work) => {
    const turn = all.get(key)
    if (turn?.next) return turn.next
    const take = async (): Promise<T> => {
      const mine: Turn = { current: Promise.resolve() }
      all.set(key, mine)
      const result = work()
      mine.current = result
      try {
        return await result
      } finally {
        if (all.get(key) === mine && !mine.next) all.delete(key)
      }
    }
    if (!turn) return take()
    turn.next = turn.current.then(take, take)
    return turn.next
  }
}
