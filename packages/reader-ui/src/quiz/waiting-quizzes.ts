import type { PlaceStorage } from '../store/stored-place'

/** The quizzes of a book whose answers one reader has submitted and the server has not confirmed. */
export interface WaitingQuizzes {
  /** Ids as they were opened: of the quiz, or its id in a trigger. */
  readonly list: () => readonly string[]
  readonly set: (id: string, isWaiting: boolean) => void
}

/**
 * Opens the list that this device keeps, so that the answers are sent when the book is next opened, without the quiz.
 *
 * @param o.reader id of the account; null for a guest
 */
export function openWaitingQuizzes(o: {
  readonly storage: PlaceStorage
  readonly bookId: number
  readonly reader: number | null
}): WaitingQuizzes {
  const key = `lectern.waitingQuizzes.${o.reader ?? 'guest'}.${o.bookId}`
  const list = () => parse(o.storage.getItem(key))
  return {
    list,
    set(id, isWaiting) {
      const known = list()
      if (known.includes(id) === isWaiting) return
      const next = isWaiting ? [...known, id] : known.filter((other) => other !== id)
      try {
        o.storage.setItem(key, JSON.stringify(next))
      } catch (reason) {
        console.warn('The answers are sent only when their quiz is opened again: the storage is full.', reason)
      }
    },
  }
}

function parse(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    // The text is not ours: no quiz is known to wait.
    return []
  }
}
