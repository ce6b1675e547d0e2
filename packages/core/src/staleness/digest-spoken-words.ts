import type { TimedWord } from '../types'
import { digestText } from './digest-text'

/**
 * Returns a digest of the words spoken for a page and their times, to the millisecond. Times on the page that were made from
 * these words carry it.
 *
 * @example
 * const spoken = [{ word: 'the', start: 0, end: 0.2 }]
 * digestSpokenWords(spoken) === digestSpokenWords([{ word: 'the', start: 0, end: 0.3 }]) // => false
 */
export function digestSpokenWords(words: readonly TimedWord[]): string {
  return digestText(
    JSON.stringify(words.map(({ word, start, end }) => [word, toMilliseconds(start), toMilliseconds(end)])),
  )
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000)
}
