import type { LoginResult } from '@allotment/sdk'
import { client, isUnauthenticated } from '../../api.js'

/** Who is signed in: asked of the service once per page load, then remembered. The tokens stay inside the client. */
let who: Promise<LoginResult | null> | undefined
let endedByItself = false
const listeners = new Set<() => void>()
/** Signing out in one tab signs out the others. */
const tabs = new BroadcastChannel('allotment-session')
tabs.onmessage = () => forget()

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
  endedByItself = false
}

export async function signOut(): Promise<void> {
  await client.logout()
  tabs.postMessage('signed out')
  forget()
}

/** The service no longer accepts the session: it ran out or was revoked. */
export function end(): void {
  endedByItself = true
  forget()
}

export const hasEnded = (): boolean => endedByItself

export function onForget(listener: () => void): void {
  listeners.add(listener)
}

function forget(): void {
  who = Promise.resolve(null)
  for (const listener of listeners) listener()
}
