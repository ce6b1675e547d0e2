import { describe, expect, it } from 'vitest'
import { keepPlace, readKeptPlace } from './kept-place'

function memory(text?: string) {
  let kept: string | null = text ?? null
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  }
}

describe('the kept place', () => {
  it('comes back as it was kept', () => {
    const storage = memory()
    const place = { chapterId: 3, pageId: 31, language: 'es', seconds: 4.5, pageNumber: 5 }
    keepPlace(storage, 1, place)
    expect(readKeptPlace(storage, 1)).toEqual(place)
  })
  it('is none when nothing that can be read was kept', () => {
    for (const text of [undefined, '', '{', 'null', '[]', '{"pageId":"3"}', '{"chapterId":1,"pageId":2}']) {
      expect(readKeptPlace(memory(text), 1)).toBeNull()
    }
  })
  it('costs nothing but itself where storage is closed', () => {
    const closed = {
      getItem: (): string => {
        throw new Error('closed')
      },
      setItem: () => {
        throw new Error('closed')
      },
    }
    expect(readKeptPlace(closed, 1)).toBeNull()
    expect(() =>
      keepPlace(closed, 1, { chapterId: 1, pageId: 1, language: 'en', seconds: 0, pageNumber: null }),
    ).not.toThrow()
  })
})
