interface Mask {
  client_id: string
  /** The administrator: other users who sign in later do not get it. */
  by: string | null
  until: number
}

/** As long as the service allows an impersonation, by the clock of this machine, which can differ from the service's. */
export const lasts = 15 * 60_000

const key = 'allotment-acting-as'
let timer: number | undefined
let ended = () => {}

/**
 * The client that this tab impersonates, across a reload: only the id, because the token is requested again with the session's cookie. Stored
 * by the tab, so that other tabs are not affected. It ends when the first token would have ended, also after reloads.
 */
export const guise = {
  get(): Mask | null {
    const kept = sessionStorage.getItem(key)
    const mask = kept === null ? null : (JSON.parse(kept) as Mask)
    return mask !== null && mask.until > Date.now() ? mask : null
  },
  put(mask: Mask): void {
    sessionStorage.setItem(key, JSON.stringify(mask))
    window.clearTimeout(timer)
    timer = window.setTimeout(() => ended(), mask.until - Date.now())
  },
  drop(): void {
    sessionStorage.removeItem(key)
    window.clearTimeout(timer)
  },
  onEnd(listener: () => void): void {
    ended = listener
  },
}
