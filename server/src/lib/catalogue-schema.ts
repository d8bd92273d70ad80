import Type from 'typebox'
import { sportTypes } from './enums.js'
import { DateTime, Enum, nullable } from './schema.js'

/** Schemas shared by the catalogue's resources. */
export const Slug = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  minLength: 1,
  maxLength: 120,
  description: 'Readable alternative to the identifier; made from the name when left out, and kept when the name changes',
  examples: ['estadio-da-luz'],
})
export const SportType = Enum(sportTypes)
export const LocalDateTime = Type.String({
  format: 'wire-datetime',
  maxLength: 40,
  'x-clock': 'venue',
  description: 'yyyy-mm-ddThh:mm:ss on the clock of the venue; on input a zone or an offset may follow, and is converted',
})
/** Times of creation, last change and deletion, for clients that keep a copy. */
export const changes = { created: DateTime, updated: DateTime, deleted: nullable(DateTime) }
