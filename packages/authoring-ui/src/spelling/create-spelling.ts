import { listSpeltParts, type SpeltPart } from './list-spelt-parts'

/** The words of a language that the server has judged. A new object whenever one more is. */
export interface SpellingVerdicts {
  /** False if the server has no dictionary of the language; null while it is not known. */
  readonly hasDictionary: boolean | null
  readonly unknown: ReadonlySet<string>
}

/** The server as the spelling check sees it. Calls reject if they fail. */
export interface SpellingCalls {
  readonly check: (
    words: readonly string[],
  ) => Promise<{ readonly hasDictionary: boolean; readonly unknown: readonly string[] }>
  readonly add: (word: string) => Promise<unknown>
  readonly remove: (word: string) => Promise<unknown>
}

/** The spelling check of a book in one language. */
export interface Spelling {
  readonly getVerdicts: () => SpellingVerdicts
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Asks for the words of texts that are not judged yet. */
  readonly request: (texts: Iterable<string>) => void
  /** Adds a word to those of the book; rejects if the server does not. */
  readonly addWord: (word: string) => Promise<void>
  readonly removeWord: (word: string) => Promise<void>
}

const wordsPerCall = 2000

/** Creates a spelling check that asks the server once for each word. */
export function createSpelling(calls: SpellingCalls, warn: (text: string, reason: unknown) => void): Spelling {
  const listeners = new Set<() => void>()
  const requested = new Set<string>()
  /** Words that no dictionary and no earlier visit knows. */
  const judged = new Set<string>()
  /** Words that were added to those of the book in this visit. */
  const added = new Set<string>()
  let waiting: string[] = []
  let isAsking = false
  let verdicts: SpellingVerdicts = { hasDictionary: null, unknown: new Set() }

  function publish(hasDictionary: boolean | null): void {
    const unknown = [...judged].filter((word) => ![...added].some((own) => isSameWord(own, word)))
    verdicts = { hasDictionary, unknown: new Set(unknown) }
    for (const listener of listeners) listener()
  }

  async function ask(): Promise<void> {
    isAsking = true
    try {
      while (waiting.length > 0) {
        const { hasDictionary, unknown } = await calls.check(waiting.slice(0, wordsPerCall))
        waiting = hasDictionary ? waiting.slice(wordsPerCall) : []
        for (const word of unknown) judged.add(word)
        publish(hasDictionary)
      }
    } catch (reason) {
      // Spelling marks are a help. The next request asks for these words again.
      warn('The spelling could not be checked.', reason)
      for (const word of waiting) requested.delete(word)
      waiting = []
    } finally {
      isAsking = false
    }
  }

  return {
    getVerdicts: () => verdicts,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    request(texts) {
      if (verdicts.hasDictionary === false) return
      for (const text of texts) {
        for (const { word } of listSpeltParts(text)) {
          if (requested.has(word)) continue
          requested.add(word)
          waiting.push(word)
        }
      }
      if (!isAsking && waiting.length > 0) void ask()
    },
    async addWord(word) {
      added.add(word)
      publish(verdicts.hasDictionary)
      try {
        await calls.add(word)
      } catch (reason) {
        added.delete(word)
        publish(verdicts.hasDictionary)
        throw reason
      }
    },
    async removeWord(word) {
      await calls.remove(word)
      for (const each of added) if (isSameWord(each, word)) added.delete(each)
      // Those that an earlier visit had added were judged as known.
      for (const each of requested) if (isSameWord(each, word)) judged.add(each)
      publish(verdicts.hasDictionary)
    },
  }
}

/** Lists the words of a text that are neither in the dictionary nor among those of the book. */
export function listMisspelt(text: string, { unknown }: SpellingVerdicts): SpeltPart[] {
  return unknown.size === 0 ? [] : listSpeltParts(text).filter(({ word }) => unknown.has(word))
}

function isSameWord(a: string, b: string): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0
}
