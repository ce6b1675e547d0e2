import { and, eq, inArray } from 'drizzle-orm'
import { bookWords } from '../../entities/schema'
import type { Queryable } from '../../entities/schema/database-handle'
import { foldBookWord } from './fold-book-word'

export interface BookWord {
  bookId: number
  language: string
  word: string
}

/** Adds a word of a book, if it is not there. */
export async function insertBookWord(database: Queryable, { word, ...place }: BookWord): Promise<void> {
  await database
    .insert(bookWords)
    .values({ ...place, word: foldBookWord(word, place.language) })
    .onConflictDoNothing()
}

/** Removes a word of a book, if it is there. */
export async function deleteBookWord(database: Queryable, { bookId, language, word }: BookWord): Promise<void> {
  await database
    .delete(bookWords)
    .where(
      and(
        eq(bookWords.bookId, bookId),
        eq(bookWords.language, language),
        eq(bookWords.word, foldBookWord(word, language)),
      ),
    )
}

/** Returns the words without those that are words of the book. */
export async function withoutBookWords(
  database: Queryable,
  { bookId, language }: Omit<BookWord, 'word'>,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return []
  const folded = new Map(words.map((word) => [word, foldBookWord(word, language)]))
  const rows = await database
    .select({ word: bookWords.word })
    .from(bookWords)
    .where(
      and(
        eq(bookWords.bookId, bookId),
        eq(bookWords.language, language),
        inArray(bookWords.word, [...new Set(folded.values())]),
      ),
    )
  const own = new Set(rows.map((row) => row.word))
  return words.filter((word) => !own.has(foldBookWord(word, language)))
}
