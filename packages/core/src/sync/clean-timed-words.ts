import { normalizeWord } from '../text/normalize-word'
import type { Issue, Language, TimedWord } from '../types'

/** Seconds that a word lasts at least. */
export const SHORTEST_WORD_SECONDS = 0.001

/** A spoken word that can be matched, with times that follow those of the word before. */
export interface SpokenWord {
  text: string
  start: number
  end: number
  /** Its place among the timed words. */
  index: number
  loss?: number
}

/**
 * The words of a narration that can stand on a page, in order, none beginning before the one before it has ended. Left out
 * are signs without letters, audio tags like `[sighs]` and `<break time="1s" />` whose words are not on the page, and words
 * without usable times; the latter, and times that had to be moved, are listed.
 *
 * @param pageWords the page's words, normalised
 */
export function cleanTimedWords(
  timedWords: readonly TimedWord[],
  pageWords: ReadonlySet<string>,
  language: Language,
): { words: SpokenWord[]; issues: Issue[] } {
  const issues: Issue[] = []
  const words: SpokenWord[] = []
  const isTag = findTags(timedWords)
  for (const [index, { word, start, end, loss }] of timedWords.entries()) {
    const spelling = normalizeWord(word, { language })
    if (spelling === '' || (isTag[index] === true && !pageWords.has(spelling))) continue
    if (Number.isFinite(start) && Number.isFinite(end) && end >= start) {
      words.push({ text: word, start, end, index, ...(loss === undefined ? {} : { loss }) })
    } else {
      const message = `"${word}" is left out: ${start} to ${end} is no stretch of time`
      issues.push({ code: 'not-a-time', message, index })
    }
  }
  return { words: partOverlaps(words, issues), issues }
}

function partOverlaps(words: readonly SpokenWord[], issues: Issue[]): SpokenWord[] {
  let from = Number.NEGATIVE_INFINITY
  return words.map((word, at) => {
    const next = words[at + 1]
    const start = Math.max(word.start, from)
    const isCut = next !== undefined && next.start < word.end && next.start >= start + SHORTEST_WORD_SECONDS
    const end = Math.max(isCut ? next.start : word.end, start + SHORTEST_WORD_SECONDS)
    from = end
    if (start === word.start && end === word.end) return word
    const message = `"${word.text}" at ${word.start} to ${word.end} s overlaps its neighbours or has no length; ${start} to ${end} s is used`
    issues.push({ code: 'overlap', message, index: word.index })
    return { ...word, start, end }
  })
}

/** Words that an audio tag may have. */
const LONGEST_TAG_WORDS = 6

/** Audio tags may be spread over several words, as `<break`, `time="1s"`, `/>`. */
function findTags(words: readonly TimedWord[]): boolean[] {
  let closing: string | null = null
  return words.map(({ word }, index) => {
    const text = word.trim()
    if (closing === null && (text.startsWith('<') || text.startsWith('['))) {
      const close = text.startsWith('<') ? '>' : ']'
      const isClosed = words.slice(index, index + LONGEST_TAG_WORDS).some((other) => other.word.includes(close))
      if (isClosed) closing = close
    }
    const isTag = closing !== null
    if (closing !== null && text.includes(closing)) closing = null
    return isTag
  })
}
