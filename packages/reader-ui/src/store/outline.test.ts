import { describe, expect, it } from 'vitest'
import { getPageNumber } from './outline'

describe('getPageNumber', () => {
  const places = [
    { chapterId: -1, pageId: -1 },
    { chapterId: 1, pageId: 10 },
    { chapterId: 2, pageId: 20 },
  ]
  it('counts pages through all chapters, from 1 on', () => {
    expect(places.slice(1).map((place) => getPageNumber(places, place))).toEqual([1, 2])
  })
  it('gives no number to the generated cover of an audio book', () => {
    expect(getPageNumber(places, places[0] ?? null)).toBe(0)
  })
})
