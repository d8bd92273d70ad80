import { type RawBuilder, sql } from 'kysely'
import { inSmallLetters } from '../../lib/spelling.js'
import type { Condition, Expression } from './filter.js'

/** Wildcards in the text are taken literally. So are the characters that `fold` turns into wildcards, because patterns are folded after this. */
const literally = (text: string): string => text.replace(/[\\%_\u2216\ufe68\ufe6a\uff05\uff3c\uff3f]/g, '\\$&')

/** A LIKE pattern for "contains", in small letters. */
export const containing = (text: string): string => `%${literally(inSmallLetters(text))}%`

/** The same for "begins with", which an index with `text_pattern_ops` serves. */
export const startingWith = (text: string): string => `${literally(text)}%`

interface Search {
  search: (text: string) => Condition
  rank: (text: string) => Expression
}

/**
 * Finds part of a name despite a typing error: accents are folded, and trigrams are compared with the best-fitting part of the text.
 * `column` is a folded text with a trigram index. `<%` compares with any part of the text and needs a similarity above
 * pg_trgm.word_similarity_threshold, which every connection sets to 0.45: "arsnal" has 0.5 to Arsenal, "barcelna" 0.67 to Barcelona. `<<%`
 * compares with whole words and needs only 0.28: two swapped letters leave few common trigrams ("anfeild" has 0.33 to Anfield), while
 * different words stay below ("madrid" has 0.25 to Madison).
 */
export function fuzzy(column: string): Search {
  const target: RawBuilder<unknown> = sql.raw(column)
  return {
    search: (text) => sql`(fold(${text}) <% ${target} or fold(${text}) <<% ${target} or ${target} like fold(${containing(text)}))`,
    // The similarity to whole words is added. Without it "bayrn" is as similar to Bayer as to Bayern.
    rank: (text) => sql`(word_similarity(fold(${text}), ${target}) + strict_word_similarity(fold(${text}), ${target}))`,
  }
}

/** The shortest word that a trigram index finds. */
export const shortestWord = 3
const maxWords = 8
/** The words of a search, each once. */
export const wordsOf = (text: string): string[] => [...new Set(inSmallLetters(text).split(/\s+/).filter(Boolean))].slice(0, maxWords)

/** Whether a folded text contains every word. */
export const containsAll = (folded: Expression, words: readonly string[]): Condition =>
  sql`(${sql.join(
    words.map((word) => sql`${folded} like fold(${containing(word)})`),
    sql` and `,
  )})`

/** Like `fuzzy`, but every word is looked for by itself and must be found, in any order. The rank is the mean of the ranks of the words. */
export function fuzzyWords(column: string): Search {
  const { search, rank } = fuzzy(column)
  const target = sql.raw(column)
  // A short word narrows what the index found for the others.
  const found = (word: string) => (word.length < shortestWord ? containsAll(target, [word]) : search(word))
  return {
    search: (text) => sql`(${sql.join(wordsOf(text).map(found), sql` and `)})`,
    rank: (text) => sql`((${sql.join(wordsOf(text).map(rank), sql` + `)}) / ${sql.lit(wordsOf(text).length)})`,
  }
}

/**
 * The same for rows that share their text in another table: that table is searched once, and the rows are found by `text_id`. `column`
 * holds the `text_id` of `table`, whose column `search` is the folded text.
 */
export function fuzzyShared(column: string, table: string, ofColumn: (column: string) => Search = fuzzy): Search {
  const { search, rank } = ofColumn('shared.search')
  const found = (text: string, what: Expression) =>
    sql`array(select ${what} from ${sql.table(table)} shared where ${search(text)} order by shared.text_id)`
  const ids = (text: string) => found(text, sql`shared.text_id`)
  return {
    search: (text) => sql`${sql.ref(column)} = any(${ids(text)})`,
    rank: (text) => sql`(${found(text, rank(text))})[array_position(${ids(text)}, ${sql.ref(column)})]`,
  }
}
