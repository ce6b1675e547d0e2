import { requireLanguage, requireList } from '../../arrays/require-list'
import { elementAt } from '../../arrays/element-at'
import { wordOf } from '../../text-lines/word-of'
import { findBreak } from '../../text-lines/find-break'
import { findSpaces } from '../../text/spacing/find-spaces'
import { hasArea } from '../../text-lines/has-area'
import { rotateColumns, FULL_WIDTH_LETTER } from '../../text-lines/detect-writing-mode'
import { splitSentences } from '../../text/sentences/split-sentences'
import type { Box, Language, Rect, WritingMode } from '../../types'
import { detectParagraphs } from './detect-paragraphs'
import { boundingBox } from '../../text-lines/bounding-box'

/**
 * Turns word rects in reading order into sentence rects: one for each sentence and line (or column; detected from the word
 * positions unless `writingMode` is given). The rects of a sentence share their `sentenceId`; `word` is the text of the line.
 * Boxes are in page-image pixels. A sentence is timed, in seconds, from the first to the last of its timed words, or not at all
 * if none is timed. Ids are made of those of the words, which must be unique. Words without text are in no rect. Boxes without
 * area or with numbers that are not finite are ignored; a rect whose words have only such boxes is empty and located at the
 * first of them.
 *
 * @throws TypeError if the language, a word or a rect is missing
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
  requireList(words, 'words')
  requireLanguage(o)
  const spoken = words.filter((word) => wordOf(word) !== '')
  const laid = rotateColumns(spoken, o.writingMode)
  const lines = detectParagraphs(laid)
  const spaces = findSpaces(laid, UNSPACED_RULES).map(
    (isSpace, index) => isSpace && !isJoined(elementAt(spoken, index), spoken[index + 1]),
  )
  const { text, starts } = writeText(spoken, lines, spaces)
  const sentences = splitSentences(text, o)

  const wholes: WordRange[] = []
  const parts: (WordRange & { sentence: number; line: number })[] = []
  let sentence = 0
  for (const [index, start] of starts.entries()) {
    for (let next = sentences[sentence + 1]; next !== undefined && next.start <= start; next = sentences[sentence + 1])
      sentence += 1
    const { line } = elementAt(lines, index)
    const open = parts.at(-1)
    if (open?.sentence === sentence && open.line === line) open.to = index + 1
    else parts.push({ sentence, line, from: index, to: index + 1 })
    const whole = (wholes[sentence] ??= { from: index, to: index })
    whole.to = index + 1
  }
  const shared = wholes.map(({ from, to }) => ({
    sentenceId: `sentence-${elementAt(spoken, from).id}`,
    ...timeSentence(spoken.slice(from, to)),
  }))
  return parts.map(({ sentence: at, from, to }) => {
    const written = text.slice(starts[from], starts[to]).trimEnd()
    return { ...buildRect(elementAt(spoken, from), spoken.slice(from, to), written), ...shared[at] }
  })
}

/** Consecutive words, as a half-open range. */
interface WordRange {
  from: number
  to: number
}

/** Spaces follow the rules of languages with spaces; in scripts without them only the recogniser's spaces count. */
const UNSPACED_RULES = 'und'

/** Tests for full-width letters, between which a gap is not a space unless the recogniser reports one. In Thai it is one. */
function isJoined(word: Rect, next: Rect | undefined): boolean {
  if (next === undefined || findBreak(word, next) !== undefined) return false
  return FULL_WIDTH_LETTER.test(wordOf(word)) || FULL_WIDTH_LETTER.test(wordOf(next))
}

function writeText(
  words: readonly Rect[],
  lines: readonly { line: number; startsParagraph: boolean }[],
  spaces: readonly boolean[],
): { text: string; starts: number[] } {
  let text = ''
  const starts = words.map((word, index) => {
    const position = lines[index]
    const startsLine = index > 0 && position?.line !== lines[index - 1]?.line
    if (startsLine) text += position?.startsParagraph === true ? '\n\n' : '\n'
    else if (index > 0 && spaces[index - 1] === true) text += ' '
    const start = text.length
    text += wordOf(word)
    return start
  })
  return { text, starts }
}

function buildRect(first: Rect, own: readonly Rect[], word: string): Rect {
  const confidence = own.reduce((least, each) => Math.min(least, each.confidence ?? Infinity), Infinity)
  const detectedBreak = own.at(-1)?.detectedBreak
  // Boxes that recognisers leave empty may be anywhere, usually at the page's corner.
  const box = boundingBox(own.filter(hasArea))
  return {
    id: `${first.id}-sentence`,
    ...(own.some(hasArea) ? box : emptyBox(first)),
    word,
    ...(detectedBreak === undefined ? {} : { detectedBreak }),
    ...(confidence === Infinity ? {} : { confidence }),
  }
}

function emptyBox({ x, y }: Rect): Box {
  const finite = (value: number): number => (Number.isFinite(value) ? value : 0)
  return { x: finite(x), y: finite(y), width: 0, height: 0 }
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
