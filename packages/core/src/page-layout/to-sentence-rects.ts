import { breakBetween } from '../text/break-between'
import { findSpaces } from '../text/find-spaces'
import { hasArea } from '../text/has-area'
import { layInLines, SET_IN_SQUARES } from '../text/lay-in-lines'
import { splitSentences } from '../text/split-sentences'
import type { Box, Language, Rect, WritingMode } from '../types'
import { numberTextLines } from './number-text-lines'
import { unionBox } from './union-box'

/**
 * Turns word rects in reading order into sentence rects: one for each sentence and line (or column: told by how the words
 * stand, unless `writingMode` tells it), those of a sentence sharing their `sentenceId`. `word` is the text of that line. Boxes are in pixels of the page image; a sentence is timed, in seconds, from
 * the first to the last of its words that are, and not where none is. Ids are made of those of the words, which must be
 * unique. Words without text are in no rect. Boxes without area or of numbers that are not finite count for nothing: a rect
 * whose words have no other is empty, and stands where the first of them does.
 *
 * @example
 * const words = [
 *   { id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'It', startTime: 0, endTime: 0.2 },
 *   { id: 'b', x: 50, y: 0, width: 70, height: 20, word: 'rained', startTime: 0.2, endTime: 0.7 },
 *   { id: 'c', x: 0, y: 30, width: 50, height: 20, word: 'again.', startTime: 0.7, endTime: 1.1 },
 * ]
 * const rects = toSentenceRects(words, { language: 'en' })
 * rects.map(({ word, sentenceId }) => [word, sentenceId]) // => [['It rained', 'sentence-a'], ['again.', 'sentence-a']]
 * rects.map(({ startTime, endTime }) => [startTime, endTime]) // => [[0, 1.1], [0, 1.1]]
 * rects[0] // => { ...words[0], id: 'a-sentence', width: 120, endTime: 1.1, word: 'It rained', sentenceId: 'sentence-a' }
 */
export function toSentenceRects(words: Rect[], o: { language: Language; writingMode?: WritingMode }): Rect[] {
  const spoken = words.filter((word) => (word.word ?? '').trim() !== '')
  const laid = layInLines(spoken, o.writingMode)
  const lines = numberTextLines(laid)
  const spaces = findSpaces(laid, UNSPACED_RULES).map(
    (isSpace, index) => isSpace && !standsTogether(spoken[index], spoken[index + 1]),
  )
  const { text, starts } = writeText(spoken, lines, spaces)
  const sentences = splitSentences(text, o)

  const wholes: WordRange[] = []
  const parts: (WordRange & { sentence: number; line: number })[] = []
  let sentence = 0
  for (const index of spoken.keys()) {
    while (sentence + 1 < sentences.length && (sentences[sentence + 1]?.start ?? 0) <= (starts[index] ?? 0))
      sentence += 1
    const line = lines[index]?.line ?? 0
    const open = parts.at(-1)
    if (open?.sentence === sentence && open.line === line) open.to = index + 1
    else parts.push({ sentence, line, from: index, to: index + 1 })
    const whole = (wholes[sentence] ??= { from: index, to: index })
    whole.to = index + 1
  }
  const shared = wholes.map(({ from, to }) => ({
    sentenceId: `sentence-${spoken[from]?.id ?? ''}`,
    ...timeSentence(spoken.slice(from, to)),
  }))
  return parts.map(({ sentence: at, from, to }) => {
    const written = text.slice(starts[from], starts[to]).trimEnd()
    return { ...buildRect(spoken.slice(from, to), written), ...shared[at] }
  })
}

/** Words that follow one another, the last one excluded. */
interface WordRange {
  from: number
  to: number
}

/** The rules of languages with spaces; those without have them where the recogniser saw one. */
const UNSPACED_RULES = 'und'

/** Between letters that stand in squares a gap says nothing, unless the recogniser calls it a space. In Thai it is one. */
function standsTogether(word: Rect | undefined, next: Rect | undefined): boolean {
  if (word === undefined || breakBetween(word, next) !== undefined) return false
  return SET_IN_SQUARES.test(word.word ?? '') || SET_IN_SQUARES.test(next?.word ?? '')
}

function writeText(
  words: readonly Rect[],
  lines: readonly { line: number; startsParagraph: boolean }[],
  spaces: readonly boolean[],
): { text: string; starts: number[] } {
  let text = ''
  const starts = words.map((word, index) => {
    const place = lines[index]
    const startsLine = index > 0 && place?.line !== lines[index - 1]?.line
    if (startsLine) text += place?.startsParagraph === true ? '\n\n' : '\n'
    else if (index > 0 && spaces[index - 1] === true) text += ' '
    const start = text.length
    text += (word.word ?? '').trim()
    return start
  })
  return { text, starts }
}

function buildRect(own: readonly Rect[], word: string): Rect {
  const confidence = own.reduce((least, each) => Math.min(least, each.confidence ?? Infinity), Infinity)
  const detectedBreak = own.at(-1)?.detectedBreak
  // Boxes that recognisers leave empty stand anywhere: at the page's corner as a rule.
  const box = unionBox(own.filter(hasArea))
  return {
    id: `${own[0]?.id ?? ''}-sentence`,
    ...(own.some(hasArea) ? box : emptyBox(own[0])),
    word,
    ...(detectedBreak === undefined ? {} : { detectedBreak }),
    ...(confidence === Infinity ? {} : { confidence }),
  }
}

function emptyBox(rect: Rect | undefined): Box {
  const finite = (value = 0): number => (Number.isFinite(value) ? value : 0)
  return { x: finite(rect?.x), y: finite(rect?.y), width: 0, height: 0 }
}

function timeSentence(words: readonly Rect[]): { startTime?: number; endTime?: number } {
  let startTime = Infinity
  let endTime = -Infinity
  for (const word of words) {
    if (word.startTime !== undefined && Number.isFinite(word.startTime)) startTime = Math.min(startTime, word.startTime)
    if (word.endTime !== undefined && Number.isFinite(word.endTime)) endTime = Math.max(endTime, word.endTime)
  }
  return startTime < Infinity && endTime > -Infinity ? { startTime, endTime } : {}
}
