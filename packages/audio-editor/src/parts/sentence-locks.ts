import type { SentenceInText } from './list-sentences'

/** A sentence as the server names it: by its page and its text. Equal sentences of a page share their lock. */
export interface NamedSentence {
  readonly pageVariationId: number
  readonly text: string
}

const toKey = ({ pageVariationId, text }: NamedSentence) => `${pageVariationId} ${text}`

/** The locked sentences of a text, and the locks whose sentence the text no longer has. */
export interface SortedLocks {
  readonly locked: readonly SentenceInText[]
  readonly lost: readonly NamedSentence[]
}

/** Sorts locks by whether the text has their sentences. */
export function sortLocks(sentences: readonly SentenceInText[], locks: readonly NamedSentence[]): SortedLocks {
  if (locks.length === 0) return { locked: [], lost: [] }
  const wanted = new Set(locks.map(toKey))
  const locked = sentences.filter((sentence) => wanted.has(toKey(sentence)))
  const present = new Set(locked.map(toKey))
  return { locked, lost: locks.filter((lock) => !present.has(toKey(lock))) }
}
