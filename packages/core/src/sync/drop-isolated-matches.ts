import type { SpokenWord } from './clean-timed-words'
import type { PageToken } from './read-page-tokens'

/** Tokens and what was heard of them; a likeness of 0 means that they do not belong together. */
export interface WeighedOperation {
  tokens: PageToken[]
  heard: SpokenWord[]
  likeness: number
}

/** Matches of up to this many words are chance where so much around them does not match. */
const LONGEST_CHANCE = 2
const UNMATCHED_AROUND = 6

/**
 * The operations that belong together, without the chance ones: a common word or two in the midst of text that is not
 * read and speech that is not on the page.
 */
export function dropIsolatedMatches(operations: readonly WeighedOperation[]): WeighedOperation[] {
  const kept: WeighedOperation[] = []
  let island: WeighedOperation[] = []
  let before = { tokens: 0, heard: 0 }
  let after = { tokens: 0, heard: 0 }
  function closeIsland(): void {
    const isChance = island.length <= LONGEST_CHANCE && isForeign(before) && isForeign(after)
    if (!isChance) for (const operation of island) kept.push(operation)
  }
  for (const operation of operations) {
    if (operation.likeness === 0) {
      after = { tokens: after.tokens + operation.tokens.length, heard: after.heard + operation.heard.length }
      continue
    }
    if (after.tokens + after.heard > 0) {
      closeIsland()
      island = []
      before = after
      after = { tokens: 0, heard: 0 }
    }
    island.push(operation)
  }
  closeIsland()
  return kept
}

function isForeign(unmatched: { tokens: number; heard: number }): boolean {
  return unmatched.tokens > 0 && unmatched.heard > 0 && unmatched.tokens + unmatched.heard >= UNMATCHED_AROUND
}
