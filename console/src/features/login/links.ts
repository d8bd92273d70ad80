import { ApiProblem, createClient } from '@allotment/sdk'

/** For who is not signed in: without a session, and without asking for one. */
export const visitor = createClient({ baseUrl: window.location.origin })

/**
 * The secret of a link in a letter stands after the `#`, which browsers send to nobody. It is taken out of the address at once, so that it is
 * neither kept in the history nor seen over the shoulder. It is remembered by the tab, for a page that is loaded anew.
 */
export function takeToken(): string {
  const key = 'allotment-link'
  const given = window.location.hash.slice(1)
  if (given !== '') {
    sessionStorage.setItem(key, given)
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }
  return sessionStorage.getItem(key) ?? ''
}

export const forgetToken = (): void => sessionStorage.removeItem('allotment-link')

export const isOver = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'account_link_invalid' || error.errors.some(({ pointer }) => pointer === '/token'))
