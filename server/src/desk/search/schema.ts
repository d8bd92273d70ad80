import Type from 'typebox'
import { Enum, Id, nullable } from '../../lib/schema.js'
import { detailKinds, foundKinds } from './query.js'

export const Found = Type.Object(
  {
    kind: Enum(foundKinds),
    id: Id,
    title: Type.String({ description: 'What it is called', examples: ['K7WQ2X · Porto vs Benfica'] }),
    detail: Type.String({ description: 'A detail that distinguishes it from others of that name', examples: ['desk@agency.example'] }),
    parts: Type.Array(
      Type.Object({ kind: Enum(detailKinds), value: Type.String({ description: 'As it is stored, for example the code of a country' }) }),
      {
        description:
          'The detail in its parts, to be written in another language: a `status`, a `value` of a field, a `country`, a `day`, the day on which a memo is `due`, a number of `tickets`, or a `text` that is the same in every language',
        examples: [[{ kind: 'status', value: 'pendingticketupload' }]],
      },
    ),
    field: Type.String({ description: 'What of it the text was found in', examples: ['booking_code'] }),
    subject_id: nullable(Type.String({ description: 'Of a memo: what it is kept on. Of an invoice: its order' })),
  },
  { title: 'Found' },
)
export const SearchQuery = Type.Object(
  {
    query: Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'A whole id, code or number of an invoice, the beginning of an e-mail address or a reference, words of a name, of a ticket with its event or of a memo, or a part of the address of a webhook',
      examples: ['desk@agency.example'],
    }),
  },
  { additionalProperties: false },
)
export const SearchResult = Type.Object({ results: Type.Array(Found) }, { title: 'SearchResult' })
