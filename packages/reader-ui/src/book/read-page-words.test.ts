import type { Rect } from '@lectern/core/text'
import { describe, expect, it } from 'vitest'
import { readPageWords } from './read-page-words'

const page = (rectsByWords: Rect[], rects: Rect[] = []) => ({ rects, rectsByWords })
const rect = (id: string, x: number, y: number, more: Partial<Rect> = {}): Rect => ({
  id,
  x,
  y,
  width: 40,
  height: 20,
  word: id,
  ...more,
})
const textOf = (words: ReturnType<typeof readPageWords>) =>
  words.map(({ text, spaceAfter }) => text + (spaceAfter ? ' ' : '')).join('')
const read = (rects: Rect[], language = 'en') => readPageWords(page(rects), { pageId: 7, language })

describe('readPageWords', () => {
  it('separates words by their recognised breaks', () => {
    const words = read([
      rect('Hello', 0, 0, { detectedBreak: { type: 'UNKNOWN' } }),
      rect(',', 40, 0, { detectedBreak: { type: 'SPACE' } }),
      rect('world', 60, 0, { detectedBreak: { type: 'EOL_SURE_SPACE' } }),
      rect('again', 0, 30),
    ])
    expect(textOf(words)).toBe('Hello, world again')
  })
  it('separates words without breaks by their gaps and line ends', () => {
    expect(textOf(read([rect('one', 0, 0), rect('two', 50, 0), rect('three', 0, 30)]))).toBe('one two three')
  })
  it('adds no spaces between Chinese words', () => {
    expect(textOf(read([rect('你好', 0, 0), rect('世界', 40, 0), rect('。', 80, 0)], 'zh'))).toBe('你好世界。')
    expect(textOf(read([rect('안녕', 0, 0), rect('세상', 50, 0)], 'ko'))).toBe('안녕 세상')
  })
  it('drops a page number unless it is narrated', () => {
    const number = rect('12', 200, 400)
    expect(read([rect('text', 0, 0), number]).map(({ text }) => text)).toEqual(['text'])
    expect(read([rect('text', 0, 0), { ...number, startTime: 1, endTime: 2 }])).toHaveLength(2)
  })
  it('drops rects without a word or without a size', () => {
    expect(read([rect('a', 0, 0, { word: '  ' }), rect('b', 0, 0, { width: 0 }), rect('c', 0, 0)])).toHaveLength(1)
  })
  it('uses sentence rects on a page without word rects', () => {
    const words = readPageWords(page([], [rect('A whole line.', 0, 0)]), { pageId: 7, language: 'en' })
    expect(words.map(({ text }) => text)).toEqual(['A whole line.'])
  })
  it('gives no time to a word whose times are inverted or missing', () => {
    const words = read([
      rect('a', 0, 0, { startTime: 2, endTime: 2 }),
      rect('b', 50, 0),
      rect('c', 99, 0, { startTime: 0, endTime: 1 }),
    ])
    expect(words.map(({ span }) => span)).toEqual([null, null, { start: 0, end: 1 }])
  })
  it('gives unique keys to words of different pages that share a rect id', () => {
    const [first] = readPageWords(page([rect('w', 0, 0)]), { pageId: 1, language: 'en' })
    const [second] = readPageWords(page([rect('w', 0, 0)]), { pageId: 2, language: 'en' })
    expect(first?.key).not.toBe(second?.key)
  })
})
