import { eventList } from '../../catalogue/events/list.js'
import * as events from '../../catalogue/events/service.js'
import { ticketList } from '../../catalogue/tickets/list.js'
import * as tickets from '../../catalogue/tickets/read.js'
import { translationList } from '../../catalogue/translations/list.js'
import * as translations from '../../catalogue/translations/service.js'
import { ticketFileList } from '../../fulfilment/ticketfiles/list.js'
import * as ticketFiles from '../../fulfilment/ticketfiles/service.js'
import type { Caller } from '../../lib/caller.js'
import type { ChangedResource } from '../../platform/changes/store.js'
import type { Ctx } from '../../platform/context.js'
import { type ListRequest, type ListSpec, maxPageSize, parseList } from '../../platform/db/list.js'
import { primaryOnly } from '../../platform/db/replica.js'
import { allotmentList } from '../../selling/allotments/list.js'
import * as allotments from '../../selling/allotments/service.js'
import { orderList } from '../../selling/orders/list.js'
import * as orders from '../../selling/orders/service.js'
import { reservationList } from '../../selling/reservations/list.js'
import * as reservations from '../../selling/reservations/service.js'
import { saleList } from '../../selling/sales/list.js'
import * as sales from '../../selling/sales/service.js'
import type { Entry } from './visibility.js'

/** The most ids that a list filter accepts. */
const idsPerRead = 50

interface Source {
  list: ListSpec
  /** The list parameter that takes the ids. `key` derives its value from the id of an entry. */
  by: string
  key?(id: string): string
  options?: Record<string, string>
  /** Returns each item with the id of its entry. */
  read(ctx: Ctx, caller: Caller, request: ListRequest): Promise<[id: string, item: object][]>
}

const named = <T extends object>(items: T[], idOf: (item: T) => string): [string, T][] => items.map((item) => [idOf(item), item])

/** The resources are read through the public lists, so that the caller gets exactly the fields that the list shows it. */
const sources: Record<Exclude<ChangedResource, 'distributor'>, Source> = {
  ticket: {
    list: ticketList,
    by: 'ticket_id',
    options: { include_youth: 'true' },
    read: async (ctx, caller, request) => named((await tickets.list(ctx, caller, request)).tickets, (ticket) => ticket.ticket_id),
  },
  event: {
    list: eventList,
    by: 'event_id',
    read: async (ctx, caller, request) =>
      named((await events.list(ctx, caller, request, undefined)).page.events, (event) => event.event_id),
  },
  event_translation: {
    list: translationList,
    by: 'event_id',
    key: (id) => id.split('/')[0] ?? '',
    read: async (ctx, _caller, request) =>
      named((await translations.list(ctx, request)).eventtranslations, ({ event_id, language }) => `${event_id}/${language}`),
  },
  reservation: {
    list: reservationList,
    by: 'reservation_id',
    read: async (ctx, caller, request) =>
      named((await reservations.list(ctx, caller, request)).reservations, (reservation) => reservation.reservation_id),
  },
  allotment: {
    list: allotmentList,
    by: 'allotment_id',
    read: async (ctx, caller, request) =>
      named((await allotments.list(ctx, caller, request)).allotments, (allotment) => allotment.allotment_id),
  },
  bookingorder: {
    list: orderList,
    by: 'bookingorder_id',
    read: async (ctx, caller, request) => named((await orders.list(ctx, caller, request)).bookingorders, (order) => order.bookingorder_id),
  },
  sale: {
    list: saleList,
    by: 'purchaseorder_id',
    read: async (ctx, caller, request) => named((await sales.list(ctx, caller, request)).sales, (sale) => sale.purchaseorder_id),
  },
  ticketfile: {
    list: ticketFileList,
    by: 'ticketfile_id',
    read: async (ctx, caller, request) => named((await ticketFiles.list(ctx, caller, request)).ticketfiles, (file) => file.ticketfile_id),
  },
}

export type Full = Entry & { data: object | null }

/** Adds the current state of the resource to each entry. It is null when the caller can no longer see the resource. */
export async function inFull(ctx: Ctx, caller: Caller, entries: readonly Entry[]): Promise<Full[]> {
  // A replica may be behind the change.
  const current: Ctx = { ...ctx, reads: primaryOnly(ctx.db) }
  const found = new Map<string, object>()
  for (const [resource, one] of Object.entries(sources) as [ChangedResource, Source][]) {
    const wanted = [...new Set(entries.filter((entry) => entry.resource === resource).map(({ id }) => one.key?.(id) ?? id))]
    for (let from = 0; from < wanted.length; from += idsPerRead) {
      const query = { ...one.options, [one.by]: `in:[${wanted.slice(from, from + idsPerRead).join(',')}]`, page_size: String(maxPageSize) }
      for (const [id, item] of await one.read(current, caller, parseList(one.list, query, ''))) found.set(`${resource} ${id}`, item)
    }
  }
  return entries.map((entry) => ({ ...entry, data: found.get(`${entry.resource} ${entry.id}`) ?? null }))
}
