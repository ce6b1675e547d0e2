import type { DetectedBreak } from '../types'

/** The word with the hyphen that a recogniser left out of it because it reported it as a break. */
export function keepHyphen(word: string, detectedBreak: DetectedBreak | undefined): string {
  return detectedBreak?.type === 'HYPHEN' && /[\p{L}\p{M}\p{N}]$/u.test(word) ? `${word}-` : word
}
