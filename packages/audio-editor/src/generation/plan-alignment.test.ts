import { expect, test } from 'vitest'
import { planAlignment } from './plan-alignment'

const page = (pageNumber: number, text: string | null, hasImage = true) => ({
  pageVariationId: 100 + pageNumber,
  pageNumber,
  hasImage,
  text,
})
const chapter = { chapterVariationId: 3, bookId: 9, audioLink: 'one.mp3', pages: [page(1, 'Once upon')] }

test('refuses a chapter without a variation [GEN-014]', () => {
  for (const chapterVariationId of [null, undefined, 0, Number.NaN])
    expect(planAlignment({ ...chapter, chapterVariationId })).toEqual({
      kind: 'refused',
      reason: 'no-chapter-variation',
    })
  expect(planAlignment(chapter).kind).toBe('align')
})

test('refuses a chapter without a book [GEN-015]', () => {
  for (const bookId of [null, undefined, 0, -4])
    expect(planAlignment({ ...chapter, bookId })).toEqual({ kind: 'refused', reason: 'no-book' })
})

test('refuses a chapter without audio', () => {
  for (const audioLink of [null, undefined, ' '])
    expect(planAlignment({ ...chapter, audioLink })).toEqual({ kind: 'refused', reason: 'no-audio' })
})

test('refuses a chapter with a page that was never recognised, and names the page [GEN-016]', () => {
  const pages = [page(1, 'Once'), page(2, ''), page(5, null), page(6, null)]
  expect(planAlignment({ ...chapter, pages })).toEqual({ kind: 'refused', reason: 'no-ocr-data', pageNumber: 5 })
})

test('skips pages without an image or text [GEN-017]', () => {
  const pages = [page(1, 'Once'), page(2, null, false), page(3, ''), page(4, ' '), page(5, 'upon')]
  expect(planAlignment({ ...chapter, pages })).toEqual({
    kind: 'align',
    chapterVariationId: 3,
    bookId: 9,
    pages: [
      { pageVariationId: 101, text: 'Once' },
      { pageVariationId: 105, text: 'upon' },
    ],
  })
})

test('refuses a chapter of pictures, which has no text', () => {
  expect(planAlignment({ ...chapter, pages: [page(1, ''), page(2, null, false)] })).toEqual({
    kind: 'refused',
    reason: 'no-text',
  })
})
