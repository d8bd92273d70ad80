import type { Caller, Kit } from '../kit/index.js'

export interface Change {
  type: string
  resource: string
  id: string
  version: number | null
  at: string
  changed: string[]
  data?: Record<string, unknown> | null
}
export interface Page {
  changes: Change[]
  cursor: string
}

/** Waits until everything committed so far can be read: open transactions of other databases of the same server delay it. */
export async function settled(kit: Kit): Promise<void> {
  const [now] = await kit.query<{ xid: string }>('select pg_current_xact_id()::text as xid')
  for (;;) {
    const [seen] = await kit.query<{ xmin: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as xmin')
    if (BigInt(seen?.xmin ?? 0) > BigInt(now?.xid ?? 0)) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A cursor at the current end of the feed. */
export async function cursorNow(kit: Kit, as: Caller): Promise<string> {
  await settled(kit)
  return (await as.get<Page>('/v1/changes?after=now')).body.cursor
}

/** Everything after a cursor, page by page to the end. */
export async function readOn(kit: Kit, as: Caller, after: string, query = ''): Promise<Change[]> {
  await settled(kit)
  const changes: Change[] = []
  for (let cursor = after; ; ) {
    const { body, status, text } = await as.get<Page>(`/v1/changes?after=${cursor}${query}`)
    if (status !== 200) throw new Error(text)
    changes.push(...body.changes)
    if (body.changes.length === 0) return changes
    cursor = body.cursor
  }
}

/** The changes that an action adds to the feed of a caller. */
export async function changesBy(kit: Kit, as: Caller, act: () => Promise<unknown>, query = ''): Promise<Change[]> {
  const cursor = await cursorNow(kit, as)
  await act()
  return readOn(kit, as, cursor, query)
}

export const thin = ({ type, id, changed }: Change) => ({ type, id, changed })
