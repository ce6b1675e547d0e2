import { describe, expect, it } from 'vitest'
import { writeStoredPlace, readStoredPlace } from './stored-place'

function memory(text?: string) {
  let kept: string | null = text ?? null
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  }
}

describe('readStoredPlace', () => {
  it('returns a place as it was stored', () => {
    const storage = memory()
    const place = { chapterId: 3, pageId: 31, language: 'es', seconds: 4.5, pageNumber: 5 }
    writeStoredPlace(storage, 1, place)
    expect(readStoredPlace(storage, 1)).toEqual(place)
  })
  it('returns null for missing and invalid text', () => {
    for (const text of [undefined, '', '{', 'null', '[]', '{"pageId":"3"}', '{"chapterId":1,"pageId":2}']) {
      expect(readStoredPlace(memory(text), 1)).toBeNull()
    }
  })
  it('returns null when storage is blocked', () => {
    const closed = {
      getItem: (): string => {
        throw new Error('closed')
      },
      setItem: () => {
        throw new Error('closed')
      },
    }
    expect(readStoredPlace(closed, 1)).toBeNull()
    expect(() =>
      writeStoredPlace(closed, 1, { chapterId: 1, pageId: 1, language: 'en', seconds: 0, pageNumber: null }),
    ).not.toThrow()
  })
})
