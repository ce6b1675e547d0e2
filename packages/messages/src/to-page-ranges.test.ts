import { expect, it } from 'vitest'
import { createTranslate } from './create-translate'
import { toPageRanges } from './to-page-ranges'

it('joins three or more pages in a row, whatever their order', () => {
  expect(toPageRanges([5, 6, 7, 8, 16])).toEqual(['5–8', 16])
  expect(toPageRanges([9, 3, 2, 1])).toEqual(['1–3', 9])
  expect(toPageRanges([1, 2, 4])).toEqual([1, 2, 4])
  expect(toPageRanges([7])).toEqual([7])
  expect(toPageRanges([])).toEqual([])
})

it('is written in a text as a list of the language', () => {
  const t = createTranslate('en', { pages: 'Pages {pages}' } as const)
  expect(t('pages', { pages: toPageRanges([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]) })).toBe('Pages 5–16')
  expect(t('pages', { pages: toPageRanges([1, 5, 6, 7, 9]) })).toBe('Pages 1, 5–7, and 9')
})
