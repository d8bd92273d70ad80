import { expect, test } from 'vitest'
import { stopBefore } from '../kit/connections.js'
import { caller, startKit } from '../kit/index.js'
import { untilSeen, withoutLocks } from '../kit/unlocked.js'
import { putEvent, putOnSale } from '../selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const event_id = await putEvent(kit)
const { venue_id, tournament_id } = await kit.service.ctx.db
  .selectFrom('event')
  .select(['venue_id', 'tournament_id'])
  .where('event_id', '=', event_id)
  .executeTakeFirstOrThrow()
const team = await kit.as.admin.post<{ team_id: string }>('/v1/teams', { official_name: 'Home', sport_type: 'soccer' })
const { team_id } = team.body
await kit.query('update event set hometeam_id = $1 where event_id = $2', [team_id, event_id])
const tickets = await Promise.all(Array.from({ length: 6 }, () => putOnSale(kit, { event_id })))
const supplier_id = kit.accounts.supplier.supplier_id as string
/** How many changes of a ticket follow each other in each of the streams. */
const most = 25

/** Changes tickets without a pause at one service, and meanwhile a row that all these changes share-lock, or whose name their event shows. Returns whether the streams were still running when it was changed. */
async function race({ url }: { url: string }, path: string, change: object): Promise<boolean> {
  const [supplier, admin] = [kit.accounts.supplier, kit.accounts.admin].map(({ api_key }) => caller(url, { 'x-api-key': api_key }))
  let [begun, isOver] = [0, false]
  const streams = tickets.map(async (ticket_id, lane) => {
    for (let turn = 0; turn < most && !isOver; turn++) {
      const changed = await supplier?.patch(`/v1/tickets/${ticket_id}`, { face_value: 20_000 + lane * most + turn })
      expect(changed?.status, changed?.text).toBe(200)
      begun++
    }
  })
  await expect.poll(() => begun).toBeGreaterThan(tickets.length)
  const changing = admin?.patch(path, change).then((answer) => {
    const isFirst = !isOver
    isOver = true
    return { answer, isFirst }
  })
  await Promise.all(streams)
  isOver = true
  const done = await changing
  expect(done?.answer.status, done?.answer.text).toBe(200)
  return done?.isFirst === true
}
const changes = [
  ['supplier', `/v1/suppliers/${supplier_id}`, (round: number) => ({ emails: [`seller${round}@test.example`] })],
  ['event', `/v1/events/${event_id}`, (round: number) => ({ event_name: `Match ${round}` })],
  ['team', `/v1/teams/${team_id}`, (round: number) => ({ official_name: `Home ${round}` })],
] as const

test.each(changes)('a change of the %s does not wait until no ticket is changed any more', async (_name, path, change) => {
  const slow = await withoutLocks(kit, { thinks: 20, instead: (text) => text })
  for (let round = 0; round < 3; round++) expect(await race(slow, path, change(round))).toBe(true)
})

test.each(changes)('twin: without gates the change of the %s waits for all changes of tickets', async (_name, path, change) => {
  const instead = (text: string) => text.replace(/pg_advisory_xact_lock(?:_shared)?\(hashtext\('gate:\w+'\), /g, '(')
  const bare = await withoutLocks(kit, { thinks: 20, instead })
  expect(await untilSeen(async (round) => !(await race(bare, path, change(100 + round))))).toBe(true)
  expect(bare.stripped()).toBeGreaterThan(0)
})

const renamed = [
  ['venue', `/v1/venues/${venue_id}`],
  ['tournament', `/v1/tournaments/${tournament_id}`],
  ['team', `/v1/teams/${team_id}`],
] as const

test.each(renamed)('a new name of the %s comes before changes of tickets of all its events that began later', async (_name, path) => {
  const other = await putEvent(kit)
  await kit.query('update event set venue_id = $1, tournament_id = $2, visiting_id = $3 where event_id = $4', [
    ...[venue_id, tournament_id, team_id],
    other,
  ])
  const [earlier, later] = [await putOnSale(kit, { event_id: other }), await putOnSale(kit, { event_id: other })]
  const { url, service } = await kit.another()
  const { stopped, go } = stopBefore(service, /select from ticket_stock where ticket_id = any/)
  const waiting = () => kit.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")
  const supplier = caller(url, { 'x-api-key': kit.accounts.supplier.api_key })
  const first = supplier.patch(`/v1/tickets/${earlier}`, { face_value: 30_000 })
  await stopped
  const renaming = kit.as.admin.patch(path, { official_name: 'Another name' })
  await expect.poll(async () => (await waiting()).length).toBe(1)
  let isOver = false
  const last = kit.as.supplier.patch(`/v1/tickets/${later}`, { face_value: 30_000 }).finally(() => {
    isOver = true
  })
  await expect.poll(async () => isOver || (await waiting()).length > 1).toBe(true)
  const overtook = isOver
  go()
  expect((await Promise.all([first, renaming, last])).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(overtook).toBe(false)
})
