import type { TimedWord } from '../../types'

/** The most words that an audio tag may have. */
const MAX_TAG_WORDS = 6

/** Tells for each word if it belongs to an audio tag, which may be spread over several words: `<break`, `time="1s"`, `/>`. */
export function findAudioTags(words: readonly TimedWord[]): boolean[] {
  let closing: string | null = null
  return words.map(({ word }, index) => {
    const text = word.trim()
    if (closing === null && (text.startsWith('<') || text.startsWith('['))) {
      const close = text.startsWith('<') ? '>' : ']'
      const isClosed = words.slice(index, index + MAX_TAG_WORDS).some((other) => other.word.includes(close))
      if (isClosed) closing = close
    }
    const isTag = closing !== null
    if (closing !== null && text.includes(closing)) closing = null
    return isTag
  })
}
