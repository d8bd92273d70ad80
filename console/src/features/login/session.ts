import { ApiProblem, type LoginResult } from '@allotment/sdk'
import { client, isUnauthenticated } from '../../api.js'
import { followAccount } from '../account/sync.js'
import { guise, lasts } from './guise.js'

/** The signed-in client: requested once per page load, then cached. The tokens stay inside the client. */
let who: Promise<LoginResult | null> | undefined
/** Why a user is no longer signed in. */
let farewell: 'left' | 'ended' | null = null
const listeners = new Set<() => void>()
/** Signing out in one tab signs out the others. */
const tabs = new BroadcastChannel('allotment-session')
tabs.onmessage = () => forget('left')
// Without a connection nothing is shown: the next call is refused, and ends the session.
guise.onEnd(() => void becomeOneself().catch(() => undefined))

export function signedIn(): Promise<LoginResult | null> {
  who ??= resume().catch((error: unknown) => {
    if (isUnauthenticated(error)) return null
    // The service did not answer, so nothing is known yet: the next request tries again.
    who = undefined
    throw error
  })
  return who
}

/** What the account may do has changed: the next page asks for it again. */
export function forgetAccount(): void {
  who = undefined
}

export async function signIn(username: string, password: string): Promise<void> {
  who = Promise.resolve(await client.login(username, password))
  farewell = null
  follow()
}

export async function signOut(): Promise<void> {
  await client.logout()
  tabs.postMessage('signed out')
  forget('left')
}

/** Acts as another client from now on; everything shown so far belongs to the administrator. */
export async function impersonate(client_id: string): Promise<void> {
  const mask = await client.impersonate(client_id)
  guise.put({ client_id, by: mask.impersonator_client_id, until: Date.now() + lasts })
  who = Promise.resolve(mask)
  for (const listener of listeners) listener()
}

export async function becomeOneself(): Promise<void> {
  guise.drop()
  who = Promise.resolve(await client.unmask())
  for (const listener of listeners) listener()
}

/** As oneself, or as the client that was impersonated in this tab before the reload, until the impersonation ends. */
async function resume(): Promise<LoginResult> {
  const user = await client.resume()
  const mask = guise.get()
  if (mask === null || mask.by !== user.client_id) {
    follow()
    return user
  }
  guise.put(mask)
  try {
    return await client.impersonate(mask.client_id)
  } catch (error) {
    // It has ended: the client was suspended, or the administrator lost the role.
    if (!(error instanceof ApiProblem)) throw error
    guise.drop()
    return user
  }
}

/** Language and time zone are those of the account. Without an answer the console stays as it is. */
function follow(): void {
  void followAccount().catch(() => undefined)
}

/**
 * The service refuses the session: it ran out or was revoked. A refusal while nobody is signed in ends nothing. `asks` tells whether the user
 * is asked to sign in above the page, which then stays.
 */
export async function end(asks: (user: LoginResult) => Promise<boolean>): Promise<void> {
  const user = await who
  if (user?.impersonator_client_id) await becomeOneself()
  else if (user && !(await asks(user))) forget('ended')
}

export const lastFarewell = (): typeof farewell => farewell

export function onForget(listener: () => void): void {
  listeners.add(listener)
}

function forget(why: 'left' | 'ended'): void {
  guise.drop()
  who = Promise.resolve(null)
  farewell = why
  for (const listener of listeners) listener()
}
