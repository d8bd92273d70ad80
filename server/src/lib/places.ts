/** How many may do something at the same time, in all and of one tenant: whoever takes many leaves room for the others. */
export interface Places {
  /** A place, to be given back once; or who has taken all of them: the tenant itself, or everybody together. */
  take(tenant: string): (() => void) | 'tenant' | 'all'
}

export function places({ total, each }: { total: number; each: number }): Places {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(tenant) {
      const own = taken.get(tenant) ?? 0
      if (own >= each) return 'tenant'
      if (all >= total) return 'all'
      all++
      taken.set(tenant, own + 1)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        all--
        const left = (taken.get(tenant) ?? 1) - 1
        if (left === 0) taken.delete(tenant)
        else taken.set(tenant, left)
      }
    },
  }
}
