import type { PlaceStorage } from '../store/stored-place'

/** Short answers of the reader, by the ids of page and trigger. */
export type Answers = ReadonlyMap<string, string>

/** Returns the key of the answers of one book. @param userId null for a guest */
export function answersKey(bookId: number, userId: number | null): string {
  return `lectern.answers.${bookId}${userId === null ? '' : `.${userId}`}`
}

/** Reads the answers of a book; entries that are not texts are skipped. */
export function readAnswers(storage: PlaceStorage, key: string): Answers {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return new Map()
    return new Map(Object.entries(stored).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])))
  } catch {
    // Not JSON, so it was not written by `writeAnswer`.
    return new Map()
  }
}

/** Stores one answer; deletes it if it is empty. */
export function writeAnswer(storage: PlaceStorage, key: string, name: string, text: string): void {
  const answers = new Map(readAnswers(storage, key))
  if (text === '') answers.delete(name)
  else answers.set(name, text)
  storage.setItem(key, JSON.stringify(Object.fromEntries(answers)))
}
