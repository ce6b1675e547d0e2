import { describe, expect, test } from 'vitest'
import { findPageSpan } from './find-page-span'

const rect = { id: 'a', x: 0, y: 0, width: 9, height: 9, word: 'Fox', startTime: 2, endTime: 3 }
const spanOf = (...rectsByWords: object[]) =>
  findPageSpan({ rects: [], rectsByWords: rectsByWords.map((own) => ({ ...rect, ...own })) })

describe('findPageSpan', () => {
  test('returns the first start and the last end, whatever the order', () => {
    expect(spanOf({ startTime: 4, endTime: 5 }, {}, { startTime: 1, endTime: 1.5 })).toEqual({ start: 1, end: 5 })
  })

  test('reads sentence rects on a page without word rects', () => {
    expect(findPageSpan({ rects: [rect], rectsByWords: [] })).toEqual({ start: 2, end: 3 })
  })

  test('ignores rects that readers neither see nor hear', () => {
    expect(spanOf({ word: ' ' }, { width: 0 }, { endTime: 2 }, { startTime: undefined })).toBeNull()
    expect(findPageSpan(undefined)).toBeNull()
  })
})
