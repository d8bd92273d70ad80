import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { categoryList } from '../src/catalogue/categories/list.js'
import { NewCategory } from '../src/catalogue/categories/schema.js'
import { eventList } from '../src/catalogue/events/list.js'
import { NewEvent } from '../src/catalogue/events/schema.js'
import { teamList } from '../src/catalogue/teams/list.js'
import { NewTeam } from '../src/catalogue/teams/schema.js'
import { ticketList } from '../src/catalogue/tickets/list.js'
import { NewTicket } from '../src/catalogue/tickets/schema.js'
import { tournamentList } from '../src/catalogue/tournaments/list.js'
import { NewTournament } from '../src/catalogue/tournaments/schema.js'
import { venueList } from '../src/catalogue/venues/list.js'
import { NewVenue } from '../src/catalogue/venues/schema.js'
import { memoList } from '../src/desk/memos/list.js'
import { NewMemo } from '../src/desk/memos/schema.js'
import { clientList } from '../src/parties/clients/list.js'
import { NewClient } from '../src/parties/clients/schema.js'
import { distributorList } from '../src/parties/distributors/list.js'
import { DistributorChange } from '../src/parties/distributors/schema.js'
import { supplierList } from '../src/parties/suppliers/list.js'
import { SupplierChange } from '../src/parties/suppliers/schema.js'
import type { ListSpec } from '../src/platform/db/list.js'
import { webhookList } from '../src/platform/webhooks/list.js'
import { NewWebhook } from '../src/platform/webhooks/schema.js'

const src = join(import.meta.dirname, '../src')
/** Files that read, store, describe and return a field; any other file that names it uses it. */
const keeping = /(^|\/)(generated\/|demo\/|words\/|openapi[\w-]*\.ts$|(schema|fields|shapes|list|columns|terms|views|routes)\.ts$)/
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !keeping.test(file))
  .map((file) => ({ file: relative('.', file), text: readFileSync(join(src, file), 'utf8') }))

const resources: Record<string, { input: { properties: object }; list: ListSpec }> = {
  distributors: { input: DistributorChange, list: distributorList },
  suppliers: { input: SupplierChange, list: supplierList },
  clients: { input: NewClient, list: clientList },
  categories: { input: NewCategory, list: categoryList },
  venues: { input: NewVenue, list: venueList },
  events: { input: NewEvent, list: eventList },
  teams: { input: NewTeam, list: teamList },
  tournaments: { input: NewTournament, list: tournamentList },
  tickets: { input: NewTicket, list: ticketList },
  memos: { input: NewMemo, list: memoList },
  webhooks: { input: NewWebhook, list: webhookList },
}

/** Files of its own folder that store it do not count as an effect. */
const ownStorage = (room: string, file: string) => file.endsWith(`/${room}/service.ts`) || file.endsWith(`/${room}/store.ts`)

test.each(Object.entries(resources))(
  'every writable field of %s has an effect, can be filtered by, or is documented as information only',
  (feature, { input, list }) => {
    const asked = new Set(
      Object.entries(list.parameters).flatMap(([name, spec]) => [name, 'column' in spec ? String(spec.column).split('.').at(-1) : name]),
    )
    const idle = Object.entries(input.properties as Record<string, { description?: string }>).filter(([name, { description = '' }]) => {
      const named = new RegExp(`\\b${name}\\b`)
      const isUsed = sources.some(({ file, text }) => !ownStorage(feature, file) && named.test(text))
      return !asked.has(name) && !isUsed && !description.startsWith('Information only')
    })
    expect(idle.map(([name]) => name)).toEqual([])
  },
)
