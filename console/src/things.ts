import { client } from './api.js'
import { country } from './countries.js'
import { day } from './format.js'
import { nameOf } from './names.js'
import { say } from './say.js'
import { byEventName, byId, upcomingEvents } from './search.js'
import { trCount } from './texts.js'
import type { Thing } from './ui/list/resource.js'

/** The choices by name in filters and forms. */
export const eventThing: Thing = {
  key: 'event',
  name: (id) => nameOf('event', id),
  find: async (text) => {
    const { data } = await client.GET('/v1/events', {
      params: { query: { ...(text ? { query: text } : upcomingEvents), page_size: 20 } },
    })
    return data.events.map(({ event_id, event_name, date_start, venue_name }) => ({
      id: event_id,
      name: event_name,
      about: `${day(date_start)} · ${venue_name}`,
    }))
  },
}

export const venueThing: Thing = {
  key: 'venue',
  name: (id) => nameOf('venue', id),
  find: async (text) => {
    const { data } = await client.GET('/v1/venues', { params: { query: { ...(text ? { query: text } : {}), page_size: 20 } } })
    return data.venues.map(({ venue_id, official_name, city }) => ({ id: venue_id, name: official_name, about: city }))
  },
}

export const tournamentThing: Thing = {
  key: 'tournament',
  name: async (id) => {
    const { data } = await client.GET('/v1/tournaments', { params: { query: { tournament_id: id } } })
    return data.tournaments[0]?.official_name ?? id
  },
  find: async (text) => {
    const { data } = await client.GET('/v1/tournaments', { params: { query: { ...(text ? { query: text } : {}), page_size: 20 } } })
    return data.tournaments.map(({ tournament_id, official_name, season }) => ({ id: tournament_id, name: official_name, about: season }))
  },
}

export const teamThing: Thing = {
  key: 'team',
  name: async (id) => {
    const { data } = await client.GET('/v1/teams', { params: { query: { team_id: id } } })
    return data.teams[0]?.official_name ?? id
  },
  find: async (text) => {
    const { data } = await client.GET('/v1/teams', { params: { query: { ...(text ? { query: text } : {}), page_size: 20 } } })
    return data.teams.map(({ team_id, official_name, sport_type }) => ({ id: team_id, name: official_name, about: say(sport_type) }))
  },
}

export const categoryThing: Thing = {
  key: 'category',
  name: (id) => nameOf('category', id),
  find: async (text) => {
    const { data } = await client.GET('/v1/categories', { params: { query: { ...(text ? { query: text } : {}), page_size: 20 } } })
    return data.categories.map(({ category_id, category_name, venue_name }) => ({
      id: category_id,
      name: category_name,
      about: venue_name,
    }))
  },
}

export const distributorThing: Thing = {
  key: 'distributor',
  name: (id) => nameOf('distributor', id),
  find: async (text) => {
    const { data } = await client.GET('/v1/distributors', { params: { query: { ...(text ? { query: text } : {}), page_size: 20 } } })
    return data.distributors.map(({ distributor_id, distributor_name, iso_country }) => ({
      id: distributor_id,
      name: distributor_name,
      about: country(iso_country),
    }))
  },
}

/** For suppliers: those that they may know, or any by its whole id. */
export const allotteeThing: Thing = {
  key: 'distributor',
  name: async (id) => {
    const { data } = await client.GET('/v1/allottees', { params: { query: { distributor_id: id } } })
    return data.allottees[0]?.distributor_name ?? id
  },
  find: async (text) => {
    const query = text === '' ? {} : (byId(text, { dst: 'distributor_id' }) ?? { query: text })
    const { data } = await client.GET('/v1/allottees', { params: { query: { ...query, page_size: 20 } } })
    return data.allottees.map(({ distributor_id, distributor_name }) => ({ id: distributor_id, name: distributor_name }))
  },
}

export const ticketThing: Thing = {
  key: 'ticket',
  name: (id) => nameOf('ticket', id),
  find: async (text) => {
    const query = text === '' ? {} : (byId(text, { tck: 'ticket_id' }) ?? (await byEventName(text)))
    const { data } = await client.GET('/v1/tickets', { params: { query: { ...query, page_size: 20 } } })
    // An event can have several tickets of one name: delivery and remaining quantity distinguish them.
    return data.tickets.map(({ ticket_id, ticket_title, event_name, ticket_type, available_quantity }) => ({
      id: ticket_id,
      name: ticket_title,
      about: trCount(available_quantity, '{event_name} · {ticket_type}, {n} left', '{event_name} · {ticket_type}, {n} left', {
        event_name,
        ticket_type: say(ticket_type),
      }),
    }))
  },
}

export const supplierThing: Thing = {
  key: 'supplier',
  name: (id) => nameOf('supplier', id),
  find: async (text) => {
    const { data } = await client.GET('/v1/suppliers', { params: { query: { ...(text ? { query: text } : {}), page_size: 20 } } })
    return data.suppliers.map(({ supplier_id, name, iso_country }) => ({ id: supplier_id, name, about: country(iso_country) }))
  },
}

/** Clients that match, of one kind of party or of all. */
const clientsOf = (more: Record<string, string>): Thing => ({
  key: 'client',
  name: (id) => nameOf('client', id),
  find: async (text) => {
    const query = { ...more, ...(text ? { query: text } : {}), use_basic_dto: 'true', page_size: 20 } as const
    const { data } = await client.GET('/v1/clients', { params: { query } })
    return data.clients.map(({ client_id, label, distributor_name }) => ({
      id: client_id,
      name: label,
      ...(distributor_name ? { about: distributor_name } : {}),
    }))
  },
})

export const clientThing = clientsOf({})
/** The distributors for which staff may buy. */
export const buyerThing = clientsOf({ scope: 'distributor', client_status: 'active' })
