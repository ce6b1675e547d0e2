import { expect, test } from 'vitest'
import { correctPronoun } from './correct-pronoun'
import type { FoundBlock } from './recognised-blocks'

const bbox = { x0: 0, y0: 0, x1: 10, y1: 10 }

function read(text: string, language = 'en'): { words: string; symbols: string } {
  const words = text.split(' ').map((word) => ({
    text: word,
    confidence: 90,
    bbox,
    symbols: Array.from(word, (symbol) => ({ text: symbol, confidence: 90, bbox })),
  }))
  const blocks: FoundBlock[] = [{ confidence: 90, bbox, paragraphs: [{ bbox, lines: [{ words }] }] }]
  const mended = correctPronoun(blocks, language).flatMap(({ paragraphs }) => paragraphs[0]?.lines[0]?.words ?? [])
  return {
    words: mended.map((word) => word.text).join(' '),
    symbols: mended.map((word) => word.symbols.map((symbol) => symbol.text).join('')).join(' '),
  }
}

test('reads a lone stroke among English words as "I", in the word and in its symbols', () => {
  const mended = 'dear! I shall, “I said, I’ll; may I?'
  expect(read('dear! | shall, “| said, l’ll; may l?')).toEqual({ words: mended, symbols: mended })
})

test("keeps 'l' as a unit, bars alone or inside words, and text that is not English", () => {
  for (const text of ['take 5 l of milk', '| | 3', 'either|or all', 'l’eau claire']) {
    expect(read(text).words).toBe(text)
  }
  expect(read('él | dijo', 'es').words).toBe('él | dijo')
})
