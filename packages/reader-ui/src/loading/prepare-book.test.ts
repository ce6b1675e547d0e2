import { describe, expect, test } from 'vitest'
import { makeBook } from '../testing/make-book'
import { prepareBook } from './prepare-book'

const chapterIds = (of: { chapters: readonly { id: number }[] }) => of.chapters.map((each) => each.id)

const show = (mode: 'brochure' | null, isBrochure: boolean, isMobile: boolean) =>
  chapterIds(prepareBook(makeBook(5), { mode, isBrochure, isMobile }).book)

describe('prepareBook', () => {
  test('limits a brochure to its part without a cover, by mode and by parameter', () => {
    expect(show('brochure', false, false)).toEqual([1, 2])
    expect(show(null, true, true)).toEqual([2, 3])
    expect(show(null, true, false)).toEqual([1, 2])
    expect(show(null, false, true)).toEqual([-1, 1, 2, 3])
  })

  test('lists the hidden chapters, so that authoring can show them [LOAD-018]', () => {
    const prepared = prepareBook(makeBook(1011, 20), { mode: 'authoring', isBrochure: false, isMobile: false })
    expect(prepared.hiddenChapters.map((each) => each.id)).toEqual([
      6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ])
  })
})
