import Type, { type Static } from 'typebox'
import { Enum, Id } from '../../lib/schema.js'

/** What can be found; each leads to a page of its own in the console. */
export const foundKinds = [
  'bookingorder',
  'reservation',
  'ticket',
  'event',
  'venue',
  'team',
  'tournament',
  'category',
  'distributor',
  'supplier',
  'client',
] as const
export type FoundKind = (typeof foundKinds)[number]

export const Found = Type.Object(
  {
    kind: Enum(foundKinds),
    id: Id,
    title: Type.String({ description: 'What it is called', examples: ['K7WQ2X · Porto vs Benfica'] }),
    detail: Type.String({ description: 'What tells it from others of that name', examples: ['desk@agency.example'] }),
    field: Type.String({ description: 'What of it the text was found in', examples: ['booking_code'] }),
  },
  { title: 'Found' },
)
export type Found = Static<typeof Found>

export const SearchQuery = Type.Object(
  {
    query: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'A whole id or code, or the beginning of an e-mail address, a reference or a name',
      examples: ['desk@agency.example'],
    }),
  },
  { additionalProperties: false },
)
export const SearchResult = Type.Object({ results: Type.Array(Found) }, { title: 'SearchResult' })
