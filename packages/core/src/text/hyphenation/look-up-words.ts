import { elementAt } from '../../arrays/element-at'
import type { Language, ValidateWord } from '../../types'

export type LookUp =
  | { kind: 'accepted'; word: string }
  | { kind: 'refused' }
  | { kind: 'failed'; word: string; reason: string }

const CONCURRENT_CALLS = 8

/**
 * Looks up the first spelling of each list that exists, as written or in lower case. Looks up each spelling once, with a
 * limited number of calls at a time. A failed call ends its list.
 */
export async function lookUpWords(
  lists: readonly (readonly string[])[],
  o: { language: Language; validateWord: ValidateWord },
): Promise<LookUp[]> {
  const calls = new Map<string, Promise<boolean>>()
  const found: LookUp[] = lists.map(() => ({ kind: 'refused' }))

  function isWord(spelling: string): Promise<boolean> {
    const known = calls.get(spelling)
    if (known !== undefined) return known
    // Async, so that a validator that throws counts as one that rejects.
    const call = (async () => o.validateWord(spelling, o.language))()
    calls.set(spelling, call)
    return call
  }

  async function choose(list: readonly string[]): Promise<LookUp> {
    for (const word of list) {
      try {
        if ((await isWord(word)) || (await isWord(word.toLowerCase()))) return { kind: 'accepted', word }
      } catch (error) {
        return { kind: 'failed', word, reason: error instanceof Error ? error.message : String(error) }
      }
    }
    return { kind: 'refused' }
  }

  let next = 0
  async function work(): Promise<void> {
    for (let at = next++; at < lists.length; at = next++) found[at] = await choose(elementAt(lists, at))
  }
  await Promise.all(Array.from({ length: Math.min(CONCURRENT_CALLS, lists.length) }, work))
  return found
}
