import type { Box } from '../types'
import type { RecognizedWord } from './recognized-word'
import { readBreak, readConfidence, readPolygon, readRecord, readRecords, readText } from './read-unknown'

/** The words of a `fullTextAnnotation`, put together from their symbols, with the page's size when it is told. */
export function readFullText(annotation: unknown): { words: RecognizedWord[]; page: Box | null } {
  const pages = readRecords(readRecord(annotation)?.['pages'])
  const words = pages.flatMap((page) => {
    const size = readSize(page)
    return readRecords(page['blocks'])
      .flatMap((block) => readRecords(block['paragraphs']))
      .flatMap((paragraph) => readRecords(paragraph['words']))
      .map((word) => readWord(word, size))
  })
  return { words, page: pages[0] === undefined ? null : readSize(pages[0]) }
}

function readSize(page: Record<string, unknown>): Box | null {
  const { width, height } = page
  const isKnown = typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0
  return isKnown ? { x: 0, y: 0, width, height } : null
}

function readWord(word: Record<string, unknown>, page: Box | null): RecognizedWord {
  const symbols = readRecords(word['symbols'])
  const last = symbols.at(-1)
  const detectedBreak =
    readBreak(readRecord(last?.['property'])?.['detectedBreak']) ??
    readBreak(readRecord(word['property'])?.['detectedBreak'])
  const confidence = readConfidence(word['confidence']) ?? meanConfidence(symbols)
  return {
    text: symbols.map((symbol) => readText(symbol['text'])).join(''),
    box: readPolygon(word['boundingBox'] ?? word['boundingPoly'], page) ?? unionOfSymbols(symbols, page),
    ...(detectedBreak === undefined ? {} : { detectedBreak }),
    ...(confidence === undefined ? {} : { confidence }),
  }
}

function meanConfidence(symbols: Record<string, unknown>[]): number | undefined {
  const known = symbols.flatMap((symbol) => readConfidence(symbol['confidence']) ?? [])
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length
}

function unionOfSymbols(symbols: Record<string, unknown>[], page: Box | null): Box | null {
  const vertices = symbols.flatMap((symbol) => readRecords(readRecord(symbol['boundingBox'])?.['vertices']))
  return readPolygon({ vertices }, page)
}
