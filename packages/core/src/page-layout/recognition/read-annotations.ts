import type { Box, DetectedBreak } from '../../types'
import type { RecognizedWord } from './recognized-word'
import { readBreak, readConfidence, readPolygon, readRecord, readRecords, readText } from './read-unknown'

/** The number of UTF-16 units of the page's text that may be skipped in search of the next word. */
const SEARCH_AHEAD = 80

/**
 * Reads the words of a `textAnnotations` list. The first entry is the text of the whole page and left out, unless it is the
 * only one. Breaks that the entries lack are read from the page's text: a space or a line end after the word.
 */
export function readAnnotations(annotations: unknown): { words: RecognizedWord[]; hasBreaks: boolean } {
  const [first, ...others] = readRecords(annotations)
  if (first === undefined) return { words: [], hasBreaks: false }
  if (others.length === 0) {
    const word = readWord(first)
    const text = word.text.trim().replaceAll(/\s+/gu, ' ')
    return { words: text === '' ? [] : [{ ...word, text }], hasBreaks: false }
  }
  const isWholePage = isPageText(first, others)
  const words = (isWholePage ? others : [first, ...others]).map(readWord)
  const hasBreaks = words.some((word) => word.detectedBreak !== undefined)
  return isWholePage && !hasBreaks
    ? { words: addBreaks(readText(first['description']), words), hasBreaks }
    : { words, hasBreaks }
}

function readWord(annotation: Record<string, unknown>): RecognizedWord {
  const detectedBreak =
    readBreak(annotation['detectedBreak']) ?? readBreak(readRecord(annotation['property'])?.['detectedBreak'])
  const confidence = readConfidence(annotation['confidence'])
  return {
    text: readText(annotation['description']),
    box: readBox(annotation),
    ...(detectedBreak === undefined ? {} : { detectedBreak }),
    ...(confidence === undefined ? {} : { confidence }),
  }
}

function readBox(annotation: Record<string, unknown>): Box | null {
  return readPolygon(annotation['boundingPoly'] ?? annotation['boundingBox'], null)
}

/** Returns true if the first entry is the text of the whole page: it has a locale or spaces, or its box holds all others. */
function isPageText(first: Record<string, unknown>, others: Record<string, unknown>[]): boolean {
  if (typeof first['locale'] === 'string' || /\s/u.test(readText(first['description']).trim())) return true
  const page = readBox(first)
  return (
    page === null ||
    others.every((other) => {
      const box = readBox(other)
      if (box === null) return true
      const x = box.x + box.width / 2
      const y = box.y + box.height / 2
      return page.x <= x && x <= page.x + page.width && page.y <= y && y <= page.y + page.height
    })
  )
}

function addBreaks(pageText: string, words: RecognizedWord[]): RecognizedWord[] {
  let offset = 0
  return words.map((word) => {
    const ahead = pageText.slice(offset, offset + SEARCH_AHEAD + word.text.length)
    const at = word.text === '' ? -1 : ahead.indexOf(word.text)
    if (at < 0) return word
    offset += at + word.text.length
    const detectedBreak = breakAt(pageText, offset)
    return detectedBreak === undefined ? word : { ...word, detectedBreak }
  })
}

function breakAt(text: string, offset: number): DetectedBreak | undefined {
  const next = text.charAt(offset)
  if (next === '\n') return { type: 'EOL_SURE_SPACE' }
  return next === ' ' ? { type: 'SPACE' } : undefined
}
