import type { DetectedBreak } from '../../types'

/** Adds the hyphen that a recogniser left out of a word because it reported it as a break. */
export function restoreHyphen(word: string, detectedBreak: DetectedBreak | undefined): string {
  return detectedBreak?.type === 'HYPHEN' && /[\p{L}\p{M}\p{N}]$/u.test(word) ? `${word}-` : word
}
