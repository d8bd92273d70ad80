import Type, { type Static } from 'typebox'
import { DateTime, Enum, nullable } from '../../lib/schema.js'
import { encodeCursor } from '../../platform/changes/cursor.js'
import { resources } from '../../platform/changes/store.js'
import { type EventName, eventCatalogue, feedTypes } from '../../platform/changes/types.js'

export const mostEntries = 1_000
/** The page limit with `include=full`, where entries are larger and cost more to read. */
export const maxFullLimit = 100
export const mostSeconds = 60

export const Change = Type.Object(
  {
    type: Enum(feedTypes, { description: feedTypes.map((name) => `\`${name}\`: ${eventCatalogue[name].about}`).join('. ') }),
    resource: Enum(resources, { description: 'What changed: the kind of resource' }),
    id: Type.String({ description: 'Of the resource; of a translation its event and language, as in `<event_id>/nl_NL`' }),
    version: nullable(
      Type.Integer({
        description: 'Version of the resource after the change, where it has one; a sale or a hold does not raise that of its ticket',
      }),
    ),
    at: DateTime,
    changed: Type.Array(Type.String(), { description: 'Fields that changed, of those you may see; empty when it is new or gone' }),
    data: Type.Optional(
      nullable(
        Type.Unsafe<object>({
          type: 'object',
          additionalProperties: true,
          description: 'With `include=full`: the resource as its list shows it to you now; null when you do not find it any more',
        }),
      ),
    ),
  },
  { title: 'Change' },
)

/** An entry of this type as the feed has it without `include=full`. */
export function exampleChange(type: EventName) {
  const { resource, example } = eventCatalogue[type]
  const changed: readonly string[] = 'changed' in example ? example.changed : []
  return { type, resource, id: example.resource_id, version: changed.length > 0 ? 4 : 1, at: '2027-01-31T09:30:00', changed }
}

const exampleCursor = encodeCursor({
  ...{ xid: '48213', number: 1290, epoch: '7561098432105538921-00000001', written: 1290 },
  at: new Date('2027-01-31T09:30:02Z'),
})

export const Changes = Type.Object(
  {
    changes: Type.Array(Change, { description: 'What changed, in order' }),
    cursor: Type.String({ description: 'The cursor for `after` of the next request. It also advances without visible changes' }),
  },
  { title: 'Changes', examples: [{ changes: [exampleChange('ticket_changed')], cursor: exampleCursor }] },
)
export type Changes = Static<typeof Changes>

export const ChangesQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Cursor of the previous answer; `now` for changes from now on. Without it: from the oldest change of the last `CHANGES_DAYS` days, 30 by default',
      examples: ['now'],
    }),
  ),
  types: Type.Optional(
    Type.String({
      maxLength: 2_000,
      description: `Types of changes, separated by commas; all without it. Values: ${feedTypes.map((name) => `\`${name}\``).join(', ')}`,
      examples: ['ticket_created,ticket_changed,ticket_removed'],
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: mostEntries,
      default: 100,
      description: `Most entries of an answer; with \`include=full\` ${maxFullLimit} at most`,
    }),
  ),
  wait: Type.Optional(
    Type.Integer({ minimum: 0, maximum: mostSeconds, default: 0, description: 'Seconds to wait for a change when there is none yet' }),
  ),
  include: Type.Optional(Enum(['full'], { description: 'Each entry with the resource as it is now, in `data`' })),
})
export type ChangesQuery = Static<typeof ChangesQuery>
