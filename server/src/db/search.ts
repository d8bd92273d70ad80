import { type RawBuilder, sql } from 'kysely'
import type { Condition, Expression } from './filter.js'

/** A LIKE pattern for "contains", with the caller's own wildcards taken literally. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/**
 * Half a name with a typing error in it: accents folded, each side's trigrams compared with the best-fitting words of the other.
 * `column` is a folded text with a trigram index. `<%` asks for a word similarity above pg_trgm.word_similarity_threshold, which every
 * connection sets to 0.45: "arsnal" is 0.5 like Arsenal, "bayrn" 0.5 like Bayern, "barcelna" 0.67 like Barcelona.
 */
export function fuzzy(column: string): { search: (text: string) => Condition; rank: (text: string) => Expression } {
  const target: RawBuilder<unknown> = sql.raw(column)
  return {
    search: (text) => sql`(fold(${text}) <% ${target} or ${target} like fold(${containing(text)}))`,
    rank: (text) => sql`word_similarity(fold(${text}), ${target})`,
  }
}
