import type { PlaceStorage } from '../store/stored-place'

/** Short answers of the reader, by the ids of page and trigger. */
export type Answers = ReadonlyMap<string, string>

/** Returns the key of the answers of one book. @param userId null for a guest */
export function answersKey(bookId: number, userId: number | null): string {
  return `lectern.answers.${bookId}${userId === null ? '' : `.${userId}`}`
}

/** Reads the answers of a book; entries that are no texts are left out. */
export function readAnswers(storage: PlaceStorage, key: string): Answers {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return new Map()
    return new Map(Object.entries(kept).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])))
  } catch {
    // The text is not ours: there are no answers.
    return new Map()
  }
}

/** Keeps one answer. An empty one is forgotten. */
export function writeAnswer(storage: PlaceStorage, key: string, name: string, text: string): void {
  const answers = new Map(readAnswers(storage, key))
  if (text === '') answers.delete(name)
  else answers.set(name, text)
  storage.setItem(key, JSON.stringify(Object.fromEntries(answers)))
}
