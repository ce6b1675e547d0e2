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
  let waiting: string[] = []
  let isAsking = false
  let verdicts: SpellingVerdicts = { hasDictionary: null, unknown: new Set() }

  function change(next: SpellingVerdicts): void {
    verdicts = next
    for (const listener of listeners) listener()
  }

  async function ask(): Promise<void> {
    isAsking = true
    try {
      while (waiting.length > 0) {
        const words = waiting.slice(0, wordsPerCall)
        waiting = waiting.slice(wordsPerCall)
        const { hasDictionary, unknown } = await calls.check(words)
        if (!hasDictionary) waiting = []
        change({
          hasDictionary,
          unknown: unknown.length === 0 ? verdicts.unknown : new Set([...verdicts.unknown, ...unknown]),
        })
      }
    } catch (reason) {
      // Spelling marks are a help; the words are asked for again at the next visit.
      warn('The spelling could not be checked.', reason)
      waiting = []
    } finally {
      isAsking = false
    }
  }

  function without(word: string): SpellingVerdicts {
    const unknown = new Set([...verdicts.unknown].filter((each) => !isSameWord(each, word)))
    return { ...verdicts, unknown }
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
      const before = verdicts
      change(without(word))
      try {
        await calls.add(word)
      } catch (reason) {
        change(before)
        throw reason
      }
    },
    async removeWord(word) {
      await calls.remove(word)
      change({
        ...verdicts,
        unknown: new Set([...verdicts.unknown, ...[...requested].filter((each) => isSameWord(each, word))]),
      })
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
