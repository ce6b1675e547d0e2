import { describe, expect, it } from 'vitest'
import { numberPage } from './outline'

describe('numberPage', () => {
  const places = [
    { chapterId: -1, pageId: -1 },
    { chapterId: 1, pageId: 10 },
    { chapterId: 2, pageId: 20 },
  ]
  it('counts through all chapters, from 1 on', () => {
    expect(places.slice(1).map((place) => numberPage(places, place))).toEqual([1, 2])
  })
  it('has no number for the cover that is put in front of an audio book', () => {
    expect(numberPage(places, places[0] ?? null)).toBe(0)
  })
})
