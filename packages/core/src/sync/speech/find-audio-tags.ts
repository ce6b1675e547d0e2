import { wordOf } from '../../text-lines/word-of'
import type { TimedWord } from '../../types'

/** Begins an audio tag. */
const OPENING = /^\s*[<[]/
const OPENING_BRACKET = '['.charCodeAt(0)
/** The most words that an audio tag may have. */
const MAX_TAG_WORDS = 6

/**
 * Tells for each word if it belongs to an audio tag, which may be spread over several words: `<break`, `time="1s"`, `/>`.
 * Returns null if there is none.
 */
export function findAudioTags(words: readonly TimedWord[]): boolean[] | null {
  let isTag: boolean[] | null = null
  let closing: string | null = null
  let index = -1
  for (const { word } of words) {
    index += 1
    // Most words begin with a small letter, whose code is higher.
    if (typeof word !== 'string') continue
    if (closing === null && (word.charCodeAt(0) > OPENING_BRACKET || !OPENING.test(word))) continue
    const text = word.trimStart()
    if (closing === null) {
      const close = text.startsWith('<') ? '>' : ']'
      const isClosed = words.slice(index, index + MAX_TAG_WORDS).some((other) => wordOf(other).includes(close))
      if (isClosed) closing = close
    }
    if (closing === null) continue
    isTag ??= words.map(() => false)
    isTag[index] = true
    if (text.includes(closing)) closing = null
  }
  return isTag
}
