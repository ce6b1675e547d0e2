import type { Database } from '../../entities/schema/database-handle'
import type { WordValidation } from '../../ports/index'
import { withoutBookWords } from './book-words.repository'

export interface SpellingServices {
  database: Database
  wordValidation: WordValidation
}

/** Finds the words that neither the dictionary nor the book's own words contain. */
export async function checkSpelling(
  { database, wordValidation }: SpellingServices,
  bookId: number,
  { lang, words }: { lang: string; words: readonly string[] },
): Promise<{ hasDictionary: boolean; unknown: string[] }> {
  const verdict = await wordValidation.validate(words, lang)
  if (verdict.kind === 'no-dictionary') return { hasDictionary: false, unknown: [] }
  const missing = words.filter((_, index) => verdict.known[index] !== true)
  return { hasDictionary: true, unknown: await withoutBookWords(database, { bookId, language: lang }, missing) }
}
