import { deriveKey, type MasterKey, sha256 } from '../../lib/crypto.js'
import type { Ctx } from '../context.js'
import * as store from './store.js'

/** MASTER_KEYS differ from the keys of this database. With them the service would write data that others cannot read. */
export class WrongMasterKeys extends Error {}

/** The key of these names is needed and missing. */
export const lacking = (kids: string[]): WrongMasterKeys =>
  new WrongMasterKeys(
    `MASTER_KEYS lacks ${kids.join(', ')}: what is sealed under it in this database cannot be opened. Add the missing key after the first one. If it is lost for good, allotment keys forget ${kids[0]} allows a start without it.`,
  )

/** Distinguishes two keys with the same name. The key cannot be derived from it. */
export const proofOf = (key: MasterKey): string => sha256(deriveKey(key, 'proof')).toString('hex')

/** Checks the keys, and tells the vault what it need not try to open. Returns the names of missing keys under which data is encrypted. */
export async function takeKeys(ctx: Ctx): Promise<string[]> {
  const { missing, lost } = await checkKeys(ctx)
  ctx.vault.setLost(lost)
  return missing
}

/** Names of keys that are not given. */
interface Absent {
  missing: string[]
  lost: string[]
}

/** Refuses a key that has the name of another one. If the key table is enough, the large columns with encrypted data are not read. */
async function checkKeys(ctx: Ctx): Promise<Absent> {
  const known = new Map((await store.knownKeys(ctx.db)).map((row) => [row.kid, row]))
  for (const key of ctx.config.masterKeys) {
    const proof = known.get(key.kid)?.proof
    const isRight = proof === undefined || proof === null ? await opensWhatIsStored(ctx, key) : proof === proofOf(key)
    if (!isRight)
      throw new WrongMasterKeys(
        `MASTER_KEYS: ${key.kid} is not the key that this database was written under, so what is sealed in it cannot be opened. Give the key that had this name before; a new key gets a new name.`,
      )
  }
  const given = new Set(ctx.config.masterKeys.map(({ kid }) => kid))
  const others = [...known.values()].filter(({ kid }) => !given.has(kid))
  const lost = others.filter(({ retired }) => retired !== null).map(({ kid }) => kid)
  const absent = others.filter(({ retired }) => retired === null).map(({ kid }) => kid)
  const isFirstLook = [...known.values()].every(({ proof }) => proof === null)
  if (absent.length === 0 && !isFirstLook) return { missing: [], lost }
  const needed = await sealedUnder(ctx)
  for (const kid of absent.filter((kid) => !needed.has(kid))) await store.noteRetired(ctx.db, kid, ctx.now())
  return { missing: [...needed].filter((kid) => !given.has(kid) && known.get(kid)?.retired == null), lost }
}

async function opensWhatIsStored(ctx: Ctx, { kid }: MasterKey): Promise<boolean> {
  const sample = await store.sampleOf(ctx.db, kid)
  if (sample === undefined) return true
  try {
    ctx.vault.open(sample)
    return true
  } catch {
    return false
  }
}

async function sealedUnder(ctx: Ctx): Promise<Set<string>> {
  const kids = new Set<string>()
  for (const keyed of store.keyedColumns.filter(({ kind }) => kind === 'sealed'))
    for (const { kid } of await store.countByKey(ctx.db, keyed)) if (kid !== null) kids.add(kid)
  return kids
}

/** For lost keys: data encrypted with them stays unreadable, and the service starts without them. */
export async function forgetKey(ctx: Ctx, kid: string): Promise<void> {
  await store.noteRetired(ctx.db, kid, ctx.now())
}
