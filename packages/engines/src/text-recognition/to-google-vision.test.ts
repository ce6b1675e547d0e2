import { fromGoogleVision } from '@lectern/core/page-layout'
import { expect, test } from 'vitest'
import { mapToOriginal } from './image-preparation/map-to-original'
import type { FoundBlock, FoundLine, FoundWord } from './clean-up/recognised-blocks'
import { toGoogleVision } from './to-google-vision'

function word(text: string, x: number, y: number): FoundWord {
  const bbox = { x0: x, y0: y, x1: x + text.length * 10, y1: y + 20 }
  const symbols = Array.from(text, (symbol, index) => ({
    text: symbol,
    confidence: 90,
    bbox: { x0: x + index * 10, y0: y, x1: x + (index + 1) * 10, y1: y + 20 },
  }))
  return { text, confidence: 90, bbox, symbols }
}

function block(lines: FoundLine[]): FoundBlock {
  const bbox = { x0: 0, y0: 0, x1: 400, y1: 200 }
  return { confidence: 90, bbox, paragraphs: [{ bbox, lines }] }
}

const size = { width: 400, height: 200 }
const page = { placement: mapToOriginal({ original: size, prepared: size, scale: 1, skewDegrees: 0 }), locale: 'en' }

test('replaces the hyphen of a word divided at the line end with a HYPHEN break', () => {
  const lines = [
    { words: [word('an', 0, 0), word('exam-', 30, 0)] },
    { words: [word('ple', 0, 30), word('well-', 40, 30)] },
    { words: [word('Known', 0, 60)] },
  ]
  const { textAnnotations, fullTextAnnotation } = toGoogleVision([block(lines)], page)
  expect(fullTextAnnotation.text).toBe('an exam\nple well-\nKnown\n')
  expect(textAnnotations.map((annotation) => annotation.description)).toEqual([
    'an exam\nple well-\nKnown\n',
    'an',
    'exam',
    'ple',
    'well-',
    'Known',
  ])
  const { words } = fromGoogleVision({ textAnnotations, fullTextAnnotation }, { pageId: 1, pageVariationId: 1 })
  expect(words.map((rect) => [rect.word, rect.detectedBreak?.type])).toEqual([
    ['an', 'SPACE'],
    ['exam', 'HYPHEN'],
    ['ple', 'SPACE'],
    ['well-', 'EOL_SURE_SPACE'],
    ['Known', 'LINE_BREAK'],
  ])
})

test('the symbols, joined by their breaks, give the text', () => {
  const lines = [{ words: [word('one', 0, 0), word('two', 200, 0)] }, { words: [word('three', 0, 30)] }]
  const { fullTextAnnotation } = toGoogleVision([block(lines), block(lines)], page)
  const breaks: Record<string, string> = {
    SPACE: ' ',
    SURE_SPACE: ' ',
    EOL_SURE_SPACE: '\n',
    HYPHEN: '\n',
    LINE_BREAK: '\n',
  }
  const joined = fullTextAnnotation.pages
    .flatMap((found) => found.blocks)
    .flatMap((found) => found.paragraphs)
    .flatMap((found) => found.words)
    .flatMap((found) => found.symbols)
    .map((symbol) => symbol.text + (breaks[symbol.property?.detectedBreak?.type ?? ''] ?? ''))
    .join('')
  expect(joined).toBe(fullTextAnnotation.text)
  expect(fullTextAnnotation.pages[0]?.blocks[0]?.paragraphs[0]?.words[0]?.symbols.at(-1)?.property).toEqual({
    detectedBreak: { type: 'SURE_SPACE' },
  })
})

test('returns boxes in pixels of the original, whatever size was recognised', () => {
  const { textAnnotations } = toGoogleVision([block([{ words: [word('one', 100, 40)] }])], {
    ...page,
    placement: mapToOriginal({ original: size, prepared: { width: 800, height: 400 }, scale: 2, skewDegrees: 0 }),
  })
  expect(textAnnotations[1]?.boundingPoly.vertices).toEqual([
    { x: 50, y: 20 },
    { x: 65, y: 20 },
    { x: 65, y: 30 },
    { x: 50, y: 30 },
  ])
})

test('returns no annotations and no confidence for a page without text', () => {
  expect(toGoogleVision([], page)).toEqual({
    textAnnotations: [],
    fullTextAnnotation: { pages: [{ width: 400, height: 200, confidence: 0, blocks: [] }], text: '' },
  })
})
