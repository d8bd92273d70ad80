import { type RawBuilder, sql } from 'kysely'
import type { Condition, Expression } from './filter.js'

/** A LIKE pattern for "contains", with the caller's own wildcards taken literally. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/**
 * Half a name with a typing error in it: accents folded, each side's trigrams compared with the best-fitting part of the other.
 * `column` is a folded text with a trigram index. `<%` compares with any part, also of a word, and asks for a similarity above
 * pg_trgm.word_similarity_threshold, which every connection sets to 0.45: "arsnal" is 0.5 like Arsenal, "barcelna" 0.67 like Barcelona.
 * `<<%` compares with whole words, and may ask for less (0.28): two letters swapped in the middle leave little in common, "anfeild" is
 * 0.33 like Anfield, while words that are merely related stay below, "madrid" is 0.25 like Madison.
 */
export function fuzzy(column: string): { search: (text: string) => Condition; rank: (text: string) => Expression } {
  const target: RawBuilder<unknown> = sql.raw(column)
  return {
    search: (text) => sql`(fold(${text}) <% ${target} or fold(${text}) <<% ${target} or ${target} like fold(${containing(text)}))`,
    // Whole words count besides: by parts of words alone "bayrn" is as much like Bayer as like Bayern.
    rank: (text) => sql`(word_similarity(fold(${text}), ${target}) + strict_word_similarity(fold(${text}), ${target}))`,
  }
}
