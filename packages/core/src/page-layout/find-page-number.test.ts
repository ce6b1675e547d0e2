import { describe, expect, it } from 'vitest'
import type { Rect } from '../types'
import { findPageNumber } from './find-page-number'

/** Two lines of text and a number at `distance` pixels below the second one's top, everything `scale` times as large. */
function page(distance: number, scale = 1): Rect[] {
  const at = (id: string, word: string, x: number, y: number): Rect => ({
    id,
    word,
    x: x * scale,
    y: y * scale,
    width: 60 * scale,
    height: 20 * scale,
  })
  return [at('a', 'It', 0, 0), at('b', 'was', 70, 0), at('c', 'late.', 0, 30), at('n', '12', 300, 30 + distance)]
}

describe('findPageNumber', () => {
  it('finds a number that stands alone, more than 50 pixels and two lines’ heights below the text', () => {
    expect(findPageNumber(page(51))?.id).toBe('n')
    expect(findPageNumber(page(50))).toBeNull()
    expect(findPageNumber(page(2000))?.id).toBe('n')
  })

  it('takes the year that ends a paragraph for text, however finely the page was scanned', () => {
    for (const scale of [1, 2, 4, 8]) expect(findPageNumber(page(30, scale))).toBeNull()
    for (const scale of [1, 2, 4, 8]) expect(findPageNumber(page(90, scale))?.id).toBe('n')
  })

  it('looks at what is written, in whatever order it is stored, and past rects without text', () => {
    const empty: Rect = { id: 'e', x: 0, y: 900, width: 500, height: 500, word: '' }
    expect(findPageNumber([empty, ...page(90).toReversed()])?.id).toBe('n')
    expect(findPageNumber([{ ...empty, word: '7' }])).toBeNull()
    expect(findPageNumber([])).toBeNull()
  })
})
