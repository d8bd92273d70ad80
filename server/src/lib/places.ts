/** Limits concurrent operations, in total and per tenant, so that one tenant cannot use the whole limit. */
export interface Places {
  /**
   * Takes a place and returns the function that releases it. When there is none, returns the limit that was reached: the tenant's or the
   * total.
   */
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
