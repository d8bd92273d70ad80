import { type RawBuilder, sql } from 'kysely'
import type { Condition, Expression } from './filter.js'

/** A LIKE pattern for "contains", with the caller's own wildcards taken literally. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** The same for "begins with", which an index on `text_pattern_ops` serves. */
export const startingWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

interface Search {
  search: (text: string) => Condition
  rank: (text: string) => Expression
}

/**
 * Half a name with a typing error in it: accents folded, each side's trigrams compared with the best-fitting part of the other.
 * `column` is a folded text with a trigram index. `<%` compares with any part, also of a word, and asks for a similarity above
 * pg_trgm.word_similarity_threshold, which every connection sets to 0.45: "arsnal" is 0.5 like Arsenal, "barcelna" 0.67 like Barcelona.
 * `<<%` compares with whole words, and may ask for less (0.28): two letters swapped in the middle leave little in common, "anfeild" is
 * 0.33 like Anfield, while words that are merely related stay below, "madrid" is 0.25 like Madison.
 */
export function fuzzy(column: string): Search {
  const target: RawBuilder<unknown> = sql.raw(column)
  return {
    search: (text) => sql`(fold(${text}) <% ${target} or fold(${text}) <<% ${target} or ${target} like fold(${containing(text)}))`,
    // Whole words count besides: by parts of words alone "bayrn" is as much like Bayer as like Bayern.
    rank: (text) => sql`(word_similarity(fold(${text}), ${target}) + strict_word_similarity(fold(${text}), ${target}))`,
  }
}

/**
 * The same for rows that share their text by a number: the table of texts is asked once, and the rows only looked up in its answer.
 * `column` holds the number that is `text_id` in `table`, whose column `search` is the folded text.
 */
export function fuzzyShared(column: string, table: string): Search {
  const { search, rank } = fuzzy('shared.search')
  const found = (text: string, what: Expression) =>
    sql`array(select ${what} from ${sql.table(table)} shared where ${search(text)} order by shared.text_id)`
  const ids = (text: string) => found(text, sql`shared.text_id`)
  return {
    search: (text) => sql`${sql.ref(column)} = any(${ids(text)})`,
    rank: (text) => sql`(${found(text, rank(text))})[array_position(${ids(text)}, ${sql.ref(column)})]`,
  }
}
