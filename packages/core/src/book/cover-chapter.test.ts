import { describe, expect, test } from 'vitest'
import { makeBook, makeChapter } from '../testing/make-book'
import { addCoverChapter, isCoverChapter, ownChapters } from './cover-chapter'

describe('addCoverChapter', () => {
  test('adds no cover in simple mode [LOAD-005]', () => {
    expect(addCoverChapter(makeBook(5), { mode: 'simple' }).chapters).toHaveLength(3)
    expect(addCoverChapter(makeBook(5), { mode: 'sample' }).chapters).toHaveLength(4)
  })

  test('adds no cover to books 973, 701 and 776 [LOAD-006 LOAD-007 LOAD-008]', () => {
    for (const id of [973, 701, 776]) expect(addCoverChapter(makeBook(id), { mode: null }).chapters).toHaveLength(3)
    for (const id of [972, 702, 777]) expect(addCoverChapter(makeBook(id), { mode: null }).chapters).toHaveLength(4)
  })

  test('adds a cover with type cover and order_index -2 [LOAD-009]', () => {
    const [cover] = addCoverChapter(makeBook(5), { mode: null }).chapters
    expect(cover).toMatchObject({ type: 'cover', order_index: -2 })
  })

  test('adds one page with image and title and a new id in every variation, without audio [LOAD-010]', () => {
    const [cover, ...others] = addCoverChapter(makeBook(5), { mode: 'authoring' }).chapters
    expect(cover?.pages).toHaveLength(1)
    expect(cover?.pages[0]).toMatchObject({
      name: 'The Cat',
      variations: [
        { variation: 'en', pageImageLink: 'cat.jpg' },
        { variation: 'es', pageImageLink: 'cat.jpg' },
      ],
    })
    expect(cover?.variations.map((variation) => [variation.variation, variation.audio])).toEqual([
      ['en', null],
      ['es', null],
    ])
    expect(cover && isCoverChapter(cover)).toBe(true)
    expect(others.some(isCoverChapter)).toBe(false)
    expect(isCoverChapter({ type: 'cover', order_index: 0 })).toBe(false)
    expect(cover?.id).toBeLessThan(1)
  })

  test('ownChapters excludes the cover in every mode [LOAD-010]', () => {
    for (const mode of [null, 'authoring', 'preview'] as const) {
      const covered = addCoverChapter(makeBook(5), { mode })
      expect(covered.chapters).toHaveLength(4)
      expect(ownChapters(covered.chapters)).toEqual(makeBook(5).chapters)
    }
    const printed = makeChapter(7, { type: 'cover' })
    expect(ownChapters([printed])).toEqual([printed])
  })

  test('adds no second cover', () => {
    const once = addCoverChapter(makeBook(5), { mode: null })
    expect(addCoverChapter(once, { mode: null })).toBe(once)
  })
})
