import { elementAt } from '../../arrays/element-at'
import { normalizeWord } from '../../text/normalization/normalize-word'
import type { Issue, Language, TimedWord } from '../../types'
import { ROUNDING_SECONDS } from '../timing/time-tolerances'
import { classifyTimes } from './classify-times'
import { findAudioTags } from './find-audio-tags'
import { separateOverlaps } from './separate-overlaps'

/** A spoken word that can be matched, with times that begin after those of the word before it. */
export interface SpokenWord {
  text: string
  start: number
  end: number
  /** The word's index among the timed words. */
  index: number
  loss?: number
}

/**
 * Returns the words of a narration that can occur on a page, in order, none starting before the one before it has ended.
 * Leaves out signs without letters, audio tags like `[sighs]` and `<break time="1s" />` whose words are not on the page,
 * words without usable times, and words timed far from their neighbours. Reports the latter two ('not-a-time',
 * 'out-of-order') and times that had to be moved ('overlap').
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
      reportLeftOut('not-a-time', index, 'is not a valid time range')
    }
  }
  const classes = classifyTimes(timed)
  const kept = timed.flatMap((word, at) => {
    if (classes[at] !== 'stray') return [{ ...word, isOrdered: classes[at] === 'ordered' }]
    reportLeftOut('out-of-order', word.index, 'is far from the words around it')
    return []
  })
  const words = separateOverlaps(kept).map(({ isOrdered: _isOrdered, ...word }, at): SpokenWord => {
    const before = elementAt(kept, at)
    const { text, start, end, index } = word
    if (isMoved(before.start, start) || isMoved(before.end, end)) {
      const message = `"${text}" at ${before.start} to ${before.end} s overlaps its neighbours or has no length; ${round(start)} to ${round(end)} s is used`
      issues.push({ code: 'overlap', message, index })
    }
    return word
  })
  return { words, issues }

  function reportLeftOut(code: string, index: number, fault: string): void {
    const { word, start, end } = elementAt(timedWords, index)
    issues.push({ code, message: `"${word}" is left out: ${start} to ${end} s ${fault}`, index })
  }
}

function isMoved(before: number, after: number): boolean {
  return Math.abs(before - after) > ROUNDING_SECONDS
}

function round(seconds: number): number {
  return Number(seconds.toFixed(6))
}
