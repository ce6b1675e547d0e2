import type { Box, DetectedBreak } from '../../types'
import type { RecognizedWord } from './recognized-word'
import { readBreak, readConfidence, readPolygon, readRecord, readRecords, readText } from './read-unknown'

/** Reads the words of a `fullTextAnnotation` from their symbols, and the page's size, or null if it is missing. */
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
  const isKnown =
    typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0 && width + height < Infinity
  return isKnown ? { x: 0, y: 0, width, height } : null
}

function readWord(word: Record<string, unknown>, page: Box | null): RecognizedWord {
  const symbols = readRecords(word['symbols'])
  const detectedBreak =
    symbolBreak(symbols.at(-1)) ?? readBreak(readRecord(word['property'])?.['detectedBreak']) ?? breakBefore(symbols[0])
  const confidence = readConfidence(word['confidence']) ?? meanConfidence(symbols)
  return {
    text: symbols.map((symbol, at) => readText(symbol['text']) + spaceWithin(symbol, at, symbols.length)).join(''),
    box: readPolygon(word['boundingBox'] ?? word['boundingPoly'], page) ?? unionOfSymbols(symbols, page),
    ...(detectedBreak === undefined ? {} : { detectedBreak }),
    ...(confidence === undefined ? {} : { confidence }),
  }
}

function symbolBreak(symbol: Record<string, unknown> | undefined): DetectedBreak | undefined {
  return readBreak(readRecord(symbol?.['property'])?.['detectedBreak'])
}

function breakBefore(symbol: Record<string, unknown> | undefined): DetectedBreak | undefined {
  const found = symbolBreak(symbol)
  return found?.isPrefix === true ? found : undefined
}

/** Returns a space for a break after a symbol that is not the word's last one. */
function spaceWithin(symbol: Record<string, unknown>, at: number, symbols: number): string {
  const found = at < symbols - 1 ? symbolBreak(symbol) : undefined
  return found === undefined || found.isPrefix === true ? '' : ' '
}

function meanConfidence(symbols: Record<string, unknown>[]): number | undefined {
  const read = symbols.map((symbol) => readConfidence(symbol['confidence']))
  const known = read.filter((confidence) => confidence !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length
}

function unionOfSymbols(symbols: Record<string, unknown>[], page: Box | null): Box | null {
  const vertices = symbols.flatMap((symbol) => readRecords(readRecord(symbol['boundingBox'])?.['vertices']))
  return readPolygon({ vertices }, page)
}
