import Type, { type Static } from 'typebox'
import { Body, DateTime, Id, Name } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import type { ViewRow } from './store.js'

const fields = {
  list: Type.String({ pattern: '^[a-z][a-z_-]{0,59}$', maxLength: 60, description: 'Which list it is of', examples: ['bookingorders'] }),
  name: Type.String({ ...Name, maxLength: 80, examples: ['Waiting for files'] }),
  query: Type.String({
    maxLength: 4000,
    description: 'Filters and sorting, as in an address',
    examples: ['logistic_status=pendingticketupload&sorting=event_startdate'],
  }),
  columns: Type.Array(Type.String({ minLength: 1, maxLength: 80 }), {
    maxItems: 100,
    description: 'Columns in their order; none for the usual ones',
    examples: [['booking_code', 'event_name']],
  }),
}

export const View = Type.Object({ view_id: Id, ...fields, created: DateTime, updated: DateTime }, { title: 'View' })
export type View = Static<typeof View>

const { list, name, query, columns } = fields
export const NewView = Body({ list, name, query, columns: Type.Optional(columns) }, { title: 'NewView' })
export type NewView = Static<typeof NewView>

export const ViewChange = Body(
  { name: Type.Optional(name), query: Type.Optional(query), columns: Type.Optional(columns) },
  { title: 'ViewChange', description: 'Only the fields sent change' },
)
export type ViewChange = Static<typeof ViewChange>

export const toView = ({ view_id, list, name, query, columns, created, updated }: ViewRow): View => ({
  view_id,
  list,
  name,
  query,
  columns,
  created: wireTime(created),
  updated: wireTime(updated),
})
