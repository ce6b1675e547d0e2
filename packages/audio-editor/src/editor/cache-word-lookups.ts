import type { LookUpWord } from '@lectern/core/pipeline'

/** Looks each word up in the dictionary once. A failed call is repeated the next time. */
export function cacheWordLookups(lookUpWord: LookUpWord): LookUpWord {
  const known = new Map<string, boolean>()
  return async (query) => {
    const key = `${query.language}/${query.written}`
    const before = known.get(key)
    if (before !== undefined) return before
    const exists = await lookUpWord(query)
    if (exists !== null) known.set(key, exists)
    return exists
  }
}
