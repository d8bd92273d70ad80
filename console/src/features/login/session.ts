import type { LoginResult } from '@allotment/sdk'
import { client, isUnauthenticated } from '../../api.js'

/** Who is signed in: asked of the service once per page load, then remembered. The tokens stay inside the client. */
let who: Promise<LoginResult | null> | undefined
/** Why nobody is signed in, when somebody was. */
let farewell: 'left' | 'ended' | null = null
const listeners = new Set<() => void>()
/** Signing out in one tab signs out the others. */
const tabs = new BroadcastChannel('allotment-session')
tabs.onmessage = () => forget('left')

export function signedIn(): Promise<LoginResult | null> {
  who ??= client.resume().catch((error: unknown) => {
    if (isUnauthenticated(error)) return null
    // The service did not answer, so nothing is known yet: whoever asks next tries again.
    who = undefined
    throw error
  })
  return who
}

export async function signIn(username: string, password: string): Promise<void> {
  who = Promise.resolve(await client.login(username, password))
  farewell = null
}

export async function signOut(): Promise<void> {
  await client.logout()
  tabs.postMessage('signed out')
  forget('left')
}

/** Acts as another client from here on; everything shown so far was somebody else's. */
export async function impersonate(client_id: string): Promise<void> {
  who = Promise.resolve(await client.impersonate(client_id))
  for (const listener of listeners) listener()
}

export async function becomeOneself(): Promise<void> {
  who = Promise.resolve(await client.unmask())
  for (const listener of listeners) listener()
}

/** The service refuses the session: it ran out or was revoked. A refusal while nobody is signed in ends nothing. */
export async function end(): Promise<void> {
  const user = await who
  if (user?.impersonator_client_id) await becomeOneself()
  else if (user) forget('ended')
}

export const lastFarewell = (): typeof farewell => farewell

export function onForget(listener: () => void): void {
  listeners.add(listener)
}

function forget(why: 'left' | 'ended'): void {
  who = Promise.resolve(null)
  farewell = why
  for (const listener of listeners) listener()
}
