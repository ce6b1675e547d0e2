import { elementAt } from '../../arrays/element-at'
import type { Language, ValidateWord } from '../../types'

/** Result for one list of spellings. */
export type LookUpResult =
  | { kind: 'found'; word: string }
  | { kind: 'not-found' }
  | { kind: 'failed'; word: string; reason: string }

const CONCURRENT_CALLS = 8

/**
 * Finds, in each list, the first spelling that is a word, as written or in lower case. Calls the validator once per spelling, up
 * to 8 calls at a time. If a call fails, the rest of that list is skipped.
 */
export async function lookUpWords(
  lists: readonly (readonly string[])[],
  o: { language: Language; validateWord: ValidateWord },
): Promise<LookUpResult[]> {
  const calls = new Map<string, Promise<boolean>>()
  const results: LookUpResult[] = lists.map(() => ({ kind: 'not-found' }))

  function isWord(spelling: string): Promise<boolean> {
    const known = calls.get(spelling)
    if (known !== undefined) return known
    // Async, so that a validator that throws counts as one that rejects.
    const call = (async () => isYes(await o.validateWord(spelling, o.language)))()
    calls.set(spelling, call)
    return call
  }

  async function choose(list: readonly string[]): Promise<LookUpResult> {
    for (const word of list) {
      try {
        if ((await isWord(word)) || (await isWord(word.toLowerCase()))) return { kind: 'found', word }
      } catch (error) {
        return { kind: 'failed', word, reason: error instanceof Error ? error.message : String(error) }
      }
    }
    return { kind: 'not-found' }
  }

  let next = 0
  async function work(): Promise<void> {
    for (let at = next++; at < lists.length; at = next++) results[at] = await choose(elementAt(lists, at))
  }
  await Promise.all(Array.from({ length: Math.min(CONCURRENT_CALLS, lists.length) }, work))
  return results
}

/** Only `true` is a yes: validators without types answer objects. */
function isYes(answer: unknown): boolean {
  return answer === true
}
