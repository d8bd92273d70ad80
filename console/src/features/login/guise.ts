interface Mask {
  client_id: string
  /** Who wears it: nobody else finds it on who signs in after them. */
  by: string | null
  until: number
}

/** As long as the service lets anybody act as another, by the clock of this machine: it need not agree with the service's. */
export const lasts = 15 * 60_000

const key = 'allotment-acting-as'
let timer: number | undefined
let ended = () => {}

/**
 * Whom this tab acts as, over a reload: the id alone, for the token is asked for anew with the session's cookie. Kept by the tab, so that
 * others are not taken along. However often the page is loaded, it ends when the first token would have.
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
