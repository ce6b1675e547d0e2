import { normalizeWord } from '../text/normalize-word'
import type { Issue, Language, TimedWord } from '../types'
import { findAudioTags } from './find-audio-tags'
import { findStrayTimes } from './find-stray-times'
import { ROUNDING_SECONDS } from './least-times'
import { partOverlaps } from './part-overlaps'

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
 * are signs without letters, audio tags like `[sighs]` and `<break time="1s" />` whose words are not on the page, words
 * without usable times, and words timed far from those around them. The latter two are listed ('not-a-time', 'out-of-order'),
 * and so are times that had to be moved ('overlap').
 *
 * @param pageWords the page's words, normalised
 */
export function cleanTimedWords(
  timedWords: readonly TimedWord[],
  pageWords: ReadonlySet<string>,
  language: Language,
): { words: SpokenWord[]; issues: Issue[] } {
  const issues: Issue[] = []
  const timed: SpokenWord[] = []
  const isTag = findAudioTags(timedWords)
  for (const [index, { word, start, end, loss }] of timedWords.entries()) {
    const spelling = normalizeWord(word, { language })
    if (spelling === '' || (isTag[index] === true && !pageWords.has(spelling))) continue
    if (Number.isFinite(start) && Number.isFinite(end) && end >= Math.max(start, 0)) {
      timed.push({ text: word, start, end, index, ...(loss === undefined ? {} : { loss }) })
    } else {
      leaveOut('not-a-time', index, 'is no stretch of time')
    }
  }
  const places = findStrayTimes(timed)
  const kept = timed.flatMap((word, at) => {
    const place = places[at] ?? 'steady'
    if (place !== 'stray') return [{ ...word, isSteady: place === 'steady' }]
    leaveOut('out-of-order', word.index, 'is far from the words around it')
    return []
  })
  const words = partOverlaps(kept).map(({ isSteady: _isSteady, ...word }, at): SpokenWord => {
    const was = kept[at]
    const { text, start, end, index } = word
    if (was !== undefined && (isMoved(was.start, start) || isMoved(was.end, end))) {
      const message = `"${text}" at ${was.start} to ${was.end} s overlaps its neighbours or has no length; ${round(start)} to ${round(end)} s is used`
      issues.push({ code: 'overlap', message, index })
    }
    return word
  })
  return { words, issues }

  function leaveOut(code: string, index: number, fault: string): void {
    const { word, start, end } = timedWords[index] ?? {}
    issues.push({ code, message: `"${word}" is left out: ${start} to ${end} s ${fault}`, index })
  }
}

function isMoved(was: number, is: number): boolean {
  return Math.abs(was - is) > ROUNDING_SECONDS
}

function round(seconds: number): number {
  return Number(seconds.toFixed(6))
}
