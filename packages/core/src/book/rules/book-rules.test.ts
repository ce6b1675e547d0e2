import { describe, expect, test } from 'vitest'
import { makeBook } from '../../testing/make-book'
import { bookRules } from './book-rule-table'
import { applyBookRules, rulesOfBook } from './book-rules'
import { addCoverChapter } from '../cover-chapter'
import { modes } from './mode-table'

const chapterIds = (of: { chapters: readonly { id: number }[] }) => of.chapters.map((each) => each.id)

describe('book rules', () => {
  test('removes chapters 6 to 18 and then the last 2 of book 1011, in every mode [LOAD-017 LOAD-018]', () => {
    const shuffled = { ...makeBook(1011, 25), chapters: makeBook(1011, 25).chapters.toReversed() }
    for (const mode of [null, ...modes]) {
      expect(chapterIds(applyBookRules(shuffled, mode))).toEqual([1, 2, 3, 4, 5, 19, 20, 21, 22, 23])
    }
  })

  test('counts positions in order of order_index', () => {
    const spread = makeBook(1011, 22).chapters.map((each) => ({ ...each, order_index: each.id * 7 - 3 }))
    expect(chapterIds(applyBookRules({ ...makeBook(1011), chapters: spread }, null))).toEqual([1, 2, 3, 4, 5, 19, 20])
  })

  test('lists 535, 538 and 916 to 924 without changing them by default [LOAD-019 LOAD-020]', () => {
    for (const id of [535, 538, 916, 917, 918, 919, 920, 921, 922, 923, 924]) {
      expect(rulesOfBook(id, null)).toHaveLength(1)
      expect(applyBookRules(makeBook(id), null)).toEqual(makeBook(id))
      expect(addCoverChapter(makeBook(id), { mode: null }).chapters).toHaveLength(4)
    }
    for (const id of [534, 536, 537, 915, 925, 1010, 100_000]) expect(rulesOfBook(id, null)).toEqual([])
    expect(bookRules.flatMap((rule) => rule.bookIds).every((id) => id < 100_000)).toBe(true)
  })

  test('uses a configured table instead of the built-in one, even for single modes', () => {
    const rules = [{ bookIds: [5], modes: ['sample'], droppedFromEnd: 2 }] as const
    expect(chapterIds(applyBookRules(makeBook(5), 'sample', { rules }))).toEqual([1])
    expect(chapterIds(applyBookRules(makeBook(5), null, { rules }))).toEqual([1, 2, 3])
    expect(chapterIds(applyBookRules(makeBook(1011, 20), null, { rules }))).toHaveLength(20)
  })
})
