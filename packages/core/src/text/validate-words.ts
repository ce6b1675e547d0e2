import type { Language, ValidateWord } from '../types'

const CALLS_AT_ONCE = 8

/**
 * Asks for each different word once, a few at a time: as written and, when that is refused, in lower case.
 * A call that fails counts as a refusal and is named in `failed`.
 */
export async function validateWords(
  words: Iterable<string>,
  language: Language,
  validateWord: ValidateWord,
): Promise<{ accepted: ReadonlySet<string>; failed: ReadonlyMap<string, string> }> {
  const waiting = [...new Set(words)]
  const accepted = new Set<string>()
  const failed = new Map<string, string>()
  let next = 0
  async function work(): Promise<void> {
    for (let word = waiting[next++]; word !== undefined; word = waiting[next++]) {
      try {
        const lower = word.toLowerCase()
        const exists = (await validateWord(word, language)) || (lower !== word && (await validateWord(lower, language)))
        if (exists) accepted.add(word)
      } catch (error) {
        failed.set(word, error instanceof Error ? error.message : String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(CALLS_AT_ONCE, waiting.length) }, work))
  return { accepted, failed }
}
