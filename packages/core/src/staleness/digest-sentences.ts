import { elementAt } from '../arrays/element-at'
import { isWrittenWithoutSpaces } from '../languages/language'
import { findPageNumberRects } from '../text-lines/page-numbers/find-page-number'
import { wordOf } from '../text-lines/word-of'
import { splitSentences } from '../text/sentences/split-sentences'
import type { Language, Rect } from '../types'
import { digestText } from './digest-text'

/** A sentence of a page, the rects of its words, and the digest of everything on the page that changes its sound. */
export interface SentenceDigest {
  readonly digest: string
  readonly rectIds: readonly string[]
}

/**
 * Splits the words of a page into sentences and returns a digest of each: its text, and the pauses and voices set on its
 * words. Places, times and the way in which an unspaced script is cut into rects do not matter. The page number and rects
 * without text are left out.
 *
 * @param words word rects of one page, in reading order
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const words = ['It', 'rained.', 'Again.'].map((word, at) => ({ id: word, x: at * 50, y: 0, width: 40, height: 20, word }))
 * digestSentences(words, { language: 'en' }).map(({ rectIds }) => rectIds) // => [['It', 'rained.'], ['Again.']]
 */
export function digestSentences(words: readonly Rect[], o: { language: Language }): SentenceDigest[] {
  const pageNumbers = findPageNumberRects([...words])
  const spoken = words.filter((rect) => wordOf(rect) !== '' && !pageNumbers.includes(rect))
  const { text, starts } = joinWords(spoken)
  let at = 0
  return splitSentences(text, o).map(({ end, text: sentence }) => {
    const from = at
    while (at < spoken.length && elementAt(starts, at) < end) at += 1
    const rects = spoken.slice(from, at)
    const overrides = rects.flatMap(describeOverrides)
    return {
      digest: digestText(overrides.length === 0 ? sentence : JSON.stringify([sentence, overrides])),
      rectIds: rects.map(({ id }) => id),
    }
  })
}

/** Joins words with spaces, except between characters of a script without them. */
function joinWords(rects: readonly Rect[]): { text: string; starts: number[] } {
  let text = ''
  let before = ''
  const starts = rects.map((rect) => {
    const word = wordOf(rect)
    if (text !== '' && !(isWrittenWithoutSpaces(before) && isWrittenWithoutSpaces(word))) text += ' '
    const start = text.length
    text += word
    before = word
    return start
  })
  return { text, starts }
}

/** Lists what is set on a word beside its text and changes its sound, with its place in the sentence. */
function describeOverrides({ voiceId, modelId, voiceSettings, pauseAfter }: Rect, index: number): unknown[] {
  if (voiceId === undefined && modelId === undefined && voiceSettings === undefined && !pauseAfter) return []
  const settings = Object.entries(voiceSettings ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [[index, voiceId ?? null, modelId ?? null, settings, pauseAfter ?? null]]
}
