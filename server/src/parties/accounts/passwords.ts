import { verify } from 'argon2'
import type { Caller } from '../../lib/caller.js'
import { sha256 } from '../../lib/crypto.js'
import { fault, invalid } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import { type ClientRow, findClient } from '../clients/store.js'
import { refuseLocked } from '../credentials/service.js'
import { clearAttempts } from '../credentials/store.js'

/** Whose password it is: it must not be made of what others know. */
interface Person {
  username: string | null
  email: string | null
  label: string
}

const fewestCharacters = 5
/** Long enough, but among the first that are tried. */
const common = [
  'password',
  'passwort',
  'motdepasse',
  'contraseña',
  'wachtwoord',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'letmein',
  'welcome',
]
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Why a password is refused. Undefined if it is good enough. Its length is checked by the schema. */
function weakness(password: string, { username, email, label }: Person): string | undefined {
  if (new Set(password).size < fewestCharacters) return `must have at least ${fewestCharacters} different characters`
  const bare = plain(password)
  const own = [username, email, email?.split('@')[0], label]
    .flatMap((text) => (text ? [plain(text)] : []))
    .filter((text) => text.length > 2)
  // What is left without the known part must be worth something by itself.
  const rest = (known: string): number => bare.split(known).join('').length
  if (own.some((known) => bare.includes(known) && rest(known) < 8))
    return 'must not be made of the name, the username or the e-mail address'
  if (common.some((known) => bare.includes(known) && rest(known) < 6)) return 'is among the most common passwords'
  const isRun = [...bare].every((letter, index) => index === 0 || Math.abs(letter.charCodeAt(0) - bare.charCodeAt(index - 1)) <= 1)
  return isRun ? 'must not be a run of letters or digits' : undefined
}

export function checkPassword(password: string, person: Person): void {
  const why = weakness(password, person)
  if (why !== undefined) throw invalid([fault('/password', 'weak_password', why)])
}

export async function checkCurrent(client: Pick<ClientRow, 'password_hash'> | undefined, password: string): Promise<void> {
  if (!client?.password_hash || !(await verify(client.password_hash, password)))
    throw invalid([fault('/current_password', 'wrong_password', 'is not your current password')])
}

/**
 * Counts an attempt to give the current password, like those to log in, and forgets the attempts once the attempt says that it was right:
 * an answer that is only repeated under its Idempotency-Key says nothing of the password. The count is outside of the transaction of the
 * change, so that a refusal does not undo it.
 */
export async function countingAttempts<T>(ctx: Ctx, caller: Caller, attempt: (wasRight: () => void) => Promise<T>): Promise<T> {
  const bucket = sha256(`account:${caller.client_id}`)
  await refuseLocked(ctx, bucket)
  let isRight = false
  try {
    return await attempt(() => {
      isRight = true
    })
  } finally {
    if (isRight) await clearAttempts(ctx.db, bucket)
  }
}

/** Asks for the password of who is signed in before a change that would let somebody else take the account over. */
export async function confirmPassword(ctx: Ctx, caller: Caller, password: string | undefined): Promise<void> {
  if (password === undefined) throw invalid([fault('/current_password', 'required', 'is required for this change')])
  await countingAttempts(ctx, caller, async (wasRight) => {
    await checkCurrent(await findClient(ctx.db, caller.client_id), password)
    wasRight()
  })
}
