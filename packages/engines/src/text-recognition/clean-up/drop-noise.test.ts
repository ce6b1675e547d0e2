import { expect, test } from 'vitest'
import { dropNoise } from './drop-noise'
import type { FoundWord } from './recognised-blocks'

const bbox = { x0: 0, y0: 0, x1: 10, y1: 10 }
const word = (text: string, confidence: number, box = bbox): FoundWord => ({ text, confidence, bbox: box, symbols: [] })

test('drops blanks, empty boxes and unlikely specks, and lines and blocks that become empty', () => {
  const lines = [
    { words: [word('§~', 12), word(' ', 90)] },
    { words: [word('word', 20), word('—', 80), word('x', 90, { ...bbox, x1: 0 })] },
  ]
  const blocks = [
    { confidence: 50, bbox, paragraphs: [{ bbox, lines }] },
    { confidence: 5, bbox, paragraphs: [{ bbox, lines: [{ words: [word('|', 3)] }] }] },
  ]
  const kept = dropNoise(blocks)
  expect(kept).toHaveLength(1)
  expect(kept[0]?.paragraphs[0]?.lines.map((line) => line.words.map(({ text }) => text))).toEqual([['word', '—']])
})

test('drops words found in a drawing when the rest of the page was recognised well', () => {
  const block = (...words: FoundWord[]) => ({ confidence: 50, bbox, paragraphs: [{ bbox, lines: [{ words }] }] })
  const drawing = block(word('—', 53), word('Ms', 5))
  const text = (confidence: number) =>
    block(...'The moon hung there above us'.split(' ').map((w) => word(w, confidence)))
  const texts = (blocks: ReturnType<typeof dropNoise>) =>
    blocks.map(({ paragraphs }) => paragraphs[0]?.lines[0]?.words.map((found) => found.text).join(' '))
  expect(texts(dropNoise([drawing, text(96)]))).toEqual(['The moon hung there above us'])
  const scraps = block(...['o', 'Y', 'AN', 'A', 'ON'].map((scrap) => word(scrap, 68)))
  expect(texts(dropNoise([scraps, text(96)]))).toEqual(['The moon hung there above us'])
  const unsureCaption = block(word('Fig.', 68), word('1:', 68), word('waning', 68))
  expect(texts(dropNoise([unsureCaption, text(96)]))).toEqual(['Fig. 1: waning', 'The moon hung there above us'])
  expect(texts(dropNoise([drawing, text(70)]))).toEqual(['— Ms', 'The moon hung there above us'])
})

test('drops the bullet before a list item and keeps a quotation mark', () => {
  const block = (...lines: string[]) => {
    const paragraph = { bbox, lines: lines.map((line) => ({ words: line.split(' ').map((text) => word(text, 95)) })) }
    return { confidence: 95, bbox, paragraphs: [paragraph] }
  }
  const lines = (...texts: string[]) =>
    dropNoise([block(...texts)]).flatMap(({ paragraphs }) =>
      paragraphs.flatMap((paragraph) => paragraph.lines.map((line) => line.words.map(({ text }) => text).join(' '))),
    )
  expect(lines('• Two apples', '« A loaf')).toEqual(['Two apples', 'A loaf'])
  expect(lines('« Bonjour', 'madame »')).toEqual(['« Bonjour', 'madame »'])
})
