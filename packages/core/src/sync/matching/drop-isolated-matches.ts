import type { SpokenWord } from '../speech/clean-timed-words'
import type { PageToken } from './tokenize-page'

/** Page tokens and the words heard for them; a similarity of 0 means that they do not belong together. */
export interface ScoredOperation {
  tokens: PageToken[]
  heard: SpokenWord[]
  similarity: number
}

/** Runs of up to this many matches are chance if enough words around them do not match. */
const MAX_CHANCE_RUN = 2
const MIN_UNMATCHED_AROUND = 6

/**
 * Returns the matches without the isolated ones: a common word or two between page text that is not read aloud and speech
 * that is not on the page.
 */
export function dropIsolatedMatches(operations: readonly ScoredOperation[]): ScoredOperation[] {
  const kept: ScoredOperation[] = []
  let run: ScoredOperation[] = []
  let before = { tokens: 0, heard: 0 }
  let after = { tokens: 0, heard: 0 }
  function closeRun(): void {
    const isChance = run.length <= MAX_CHANCE_RUN && isUnrelated(before) && isUnrelated(after)
    if (!isChance) for (const operation of run) kept.push(operation)
  }
  for (const operation of operations) {
    if (operation.similarity === 0) {
      after = { tokens: after.tokens + operation.tokens.length, heard: after.heard + operation.heard.length }
      continue
    }
    if (after.tokens + after.heard > 0) {
      closeRun()
      run = []
      before = after
      after = { tokens: 0, heard: 0 }
    }
    run.push(operation)
  }
  closeRun()
  return kept
}

function isUnrelated(unmatched: { tokens: number; heard: number }): boolean {
  return unmatched.tokens > 0 && unmatched.heard > 0 && unmatched.tokens + unmatched.heard >= MIN_UNMATCHED_AROUND
}
