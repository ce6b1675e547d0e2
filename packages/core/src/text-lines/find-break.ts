import type { DetectedBreak } from '../types'

interface WithBreak {
  readonly detectedBreak?: DetectedBreak | undefined
}

/**
 * Finds the break that the recogniser reports between two words: the one after the first word, otherwise the one before the
 * second (`isPrefix`). Returns undefined if there is none or its type is 'UNKNOWN'. Other types count as breaks even if they
 * are unknown here.
 */
export function findBreak(word: WithBreak, next?: WithBreak): DetectedBreak | undefined {
  const after = word.detectedBreak
  if (after !== undefined && after.isPrefix !== true && isReported(after)) return after
  const before = next?.detectedBreak
  return before?.isPrefix === true && isReported(before) ? { type: before.type } : undefined
}

function isReported({ type }: DetectedBreak): boolean {
  return type !== '' && type !== 'UNKNOWN'
}
