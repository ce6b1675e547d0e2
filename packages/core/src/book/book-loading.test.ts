import { describe, expect, test } from 'vitest'
import { applyBookRules, bookRules, rulesOfBook } from './book-rules'
import type { BookData, Chapter } from './book-types'
import { addCoverChapter, isCoverChapter } from './cover-chapter'
import { bookDataPath, loadPlan } from './load-plan'
import { findQuizTrigger, locatePage, locateStart } from './locate-page'
import { modeRules, modes, readMode, rulesOfMode } from './modes'
import { offersThumbnails } from './offers-thumbnails'
import { prepareBook } from './prepare-book'
import { pickVariation, selectVariation } from './select-variation'

const pageOf = (pageId: number) => ({ pageId, page_number: 1, variations: [], popupTriggers: [], coachingPoints: [] })

function chapter(id: number, fields: Partial<Chapter> = {}): Chapter {
  return {
    id,
    name: `Chapter ${id}`,
    order_index: id,
    variations: [
      { id: id * 10, variation: 'en', audio: 'a.mp3' },
      { id: id * 10 + 1, variation: 'es', audio: 'b.mp3' },
    ],
    pages: [pageOf(id * 100), pageOf(id * 100 + 1)],
    ...fields,
  }
}

function book(id: number, chapterCount = 3): BookData {
  const chapters = Array.from({ length: chapterCount }, (_, index) => chapter(index + 1))
  return { bookInfo: { id, title: 'The Cat', cover_image: 'cat.jpg' }, chapters }
}

const chapterIds = (of: { chapters: readonly { id: number }[] }) => of.chapters.map((each) => each.id)

describe('modes', () => {
  test('ten values are modes, in exactly their spelling [NAV-005]', () => {
    const spelled = 'preview simple testing heresAmerica gbm interlude interludeDev sample authoring brochure'.split(
      ' ',
    )
    expect(modes).toHaveLength(10)
    for (const mode of spelled) expect(readMode(mode)).toBe(mode)
    for (const other of ['Authoring', 'author', '', 'toString', null, undefined]) expect(readMode(other)).toBeNull()
  })

  test('only authoring opens the studio; a missing mode is the plain reader [NAV-006 NAV-017]', () => {
    const opening = modes.filter((mode) => rulesOfMode(mode).opens === 'studio')
    expect(opening).toEqual(['authoring'])
    expect(rulesOfMode(readMode('unheard'))).toMatchObject({ opens: 'reader', source: 'published', isPartner: false })
    expect(modes.filter((mode) => modeRules[mode].isPartner)).toEqual([
      'heresAmerica',
      'gbm',
      'interlude',
      'interludeDev',
    ])
    expect(modeRules.interludeDev).toEqual({ ...modeRules.interlude, hosts: 'development' })
    expect(modeRules.testing.showsErrorDetails).toBe(true)
    expect(modeRules.sample.savesProgress).toBe(false)
  })
})

const pathOf = (...plan: Parameters<typeof loadPlan>) => bookDataPath(loadPlan(...plan).source, 12)

describe('loadPlan', () => {
  test('where a book comes from depends on the mode and on the flags [LOAD-001 LOAD-002]', () => {
    expect(pathOf('authoring')).toBe('/file/bookData/12?includeRectData=false')
    expect(pathOf('preview')).toBe('/file/bookData/12/preview')
    expect(pathOf(null, { preview: true })).toBe('/file/bookData/12/preview')
    expect(pathOf(null, { useBucketData: true })).toBe('/file/get-bucket-data?prefix=12')
    for (const mode of [null, 'simple', 'testing', 'gbm', 'sample', 'brochure'] as const) {
      expect(pathOf(mode)).toBe('/file/bookData/12')
    }
  })

  test('no flag takes authoring away from its working form, which alone loads rects by chapter, 10 at a time', () => {
    expect(loadPlan('authoring', { preview: true, useBucketData: true })).toEqual({
      source: 'authoring',
      rectDataBatchSize: 10,
    })
    expect(loadPlan('preview', { useBucketData: true })).toEqual({ source: 'preview', rectDataBatchSize: null })
  })
})

describe('book rules', () => {
  test('book 1011 loses chapters 6 to 18 and then the last 2, in every mode [LOAD-017 LOAD-018]', () => {
    const shuffled = { ...book(1011, 25), chapters: book(1011, 25).chapters.toReversed() }
    for (const mode of [null, ...modes]) {
      expect(chapterIds(applyBookRules(shuffled, mode))).toEqual([1, 2, 3, 4, 5, 19, 20, 21, 22, 23])
    }
  })

  test('positions count in order of order_index, whatever its values', () => {
    const spread = book(1011, 22).chapters.map((each) => ({ ...each, order_index: each.id * 7 - 3 }))
    expect(chapterIds(applyBookRules({ ...book(1011), chapters: spread }, null))).toEqual([1, 2, 3, 4, 5, 19, 20])
  })

  test('the hidden chapters are named, so that authoring can say so [LOAD-018]', () => {
    const prepared = prepareBook(book(1011, 20), { mode: 'authoring', isBrochure: false, isMobile: false })
    expect(prepared.hiddenChapters.map((each) => each.id)).toEqual([
      6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ])
  })

  test('535, 538 and 916 to 924 are in the table and change nothing by default [LOAD-019 LOAD-020]', () => {
    for (const id of [535, 538, 916, 917, 918, 919, 920, 921, 922, 923, 924]) {
      expect(rulesOfBook(id, null)).toHaveLength(1)
      expect(applyBookRules(book(id), null)).toEqual(book(id))
      expect(addCoverChapter(book(id), { mode: null }).chapters).toHaveLength(4)
    }
    for (const id of [534, 536, 537, 915, 925, 1010, 100_000]) expect(rulesOfBook(id, null)).toEqual([])
    expect(bookRules.flatMap((rule) => rule.bookIds).every((id) => id < 100_000)).toBe(true)
  })

  test('a configured table takes the place of the built-in one, also for single modes', () => {
    const rules = [{ bookIds: [5], modes: ['sample'], droppedFromEnd: 2 }] as const
    expect(chapterIds(applyBookRules(book(5), 'sample', { rules }))).toEqual([1])
    expect(chapterIds(applyBookRules(book(5), null, { rules }))).toEqual([1, 2, 3])
    expect(chapterIds(applyBookRules(book(1011, 20), null, { rules }))).toHaveLength(20)
  })
})

describe('addCoverChapter', () => {
  test('not in simple mode [LOAD-005]', () => {
    expect(addCoverChapter(book(5), { mode: 'simple' }).chapters).toHaveLength(3)
    expect(addCoverChapter(book(5), { mode: 'sample' }).chapters).toHaveLength(4)
  })

  test('not for books 973, 701 and 776 [LOAD-006 LOAD-007 LOAD-008]', () => {
    for (const id of [973, 701, 776]) expect(addCoverChapter(book(id), { mode: null }).chapters).toHaveLength(3)
    for (const id of [972, 702, 777]) expect(addCoverChapter(book(id), { mode: null }).chapters).toHaveLength(4)
  })

  test('the cover has type cover and order_index -2 [LOAD-009]', () => {
    const [cover] = addCoverChapter(book(5), { mode: null }).chapters
    expect(cover).toMatchObject({ type: 'cover', order_index: -2 })
  })

  test('the cover is one page with image and title in every variation, without audio, told apart from all others', () => {
    const [cover, ...others] = addCoverChapter(book(5), { mode: 'authoring' }).chapters
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

  test('a book that has its cover does not get another', () => {
    const once = addCoverChapter(book(5), { mode: null })
    expect(addCoverChapter(once, { mode: null })).toBe(once)
  })
})

const show = (mode: 'brochure' | null, isBrochure: boolean, isMobile: boolean) =>
  chapterIds(prepareBook(book(5), { mode, isBrochure, isMobile }).book)

describe('prepareBook', () => {
  test('a brochure shows its part without a cover, by mode as well as by parameter', () => {
    expect(show('brochure', false, false)).toEqual([1, 2])
    expect(show(null, true, true)).toEqual([2, 3])
    expect(show(null, true, false)).toEqual([1, 2])
    expect(show(null, false, true)).toEqual([-1, 1, 2, 3])
  })
})

describe('selectVariation', () => {
  const available = ['fr', 'es', 'en']

  test('the variation of the address comes first when the book has it [LOAD-021]', () => {
    expect(selectVariation(available, { url: 'en', chosen: 'es' })).toBe('en')
    expect(selectVariation(available, { url: 'EN', chosen: 'es' })).toBe('en')
  })

  test('else the chosen language when the book has it [LOAD-022]', () => {
    expect(selectVariation(available, { url: 'de', chosen: 'es' })).toBe('es')
    expect(selectVariation(available, { url: null, chosen: 'es' })).toBe('es')
  })

  test('else the first available one; null without any [LOAD-023]', () => {
    expect(selectVariation(available, { url: 'de', chosen: 'it' })).toBe('fr')
    expect(selectVariation(available)).toBe('fr')
    expect(selectVariation([], { url: 'en' })).toBeNull()
  })

  test('a chapter or page without the selected variation follows the same rule and says its language [LOAD-024]', () => {
    const variations = [
      { variation: 'fr', id: 1 },
      { variation: 'es', id: 2 },
    ]
    expect(pickVariation(variations, { url: 'en', chosen: 'es' })).toEqual({ variation: 'es', id: 2 })
    expect(pickVariation(variations, { url: 'en' })).toEqual({ variation: 'fr', id: 1 })
    expect(pickVariation([], { url: 'en' })).toBeNull()
  })
})

describe('finding a page', () => {
  test('a page alone finds the chapter that holds it [NAV-035]', () => {
    expect(locatePage(book(5), 201)).toEqual({ chapterId: 2, pageId: 201 })
    expect(locatePage(book(5), '201')).toEqual({ chapterId: 2, pageId: 201 })
    expect(locatePage(book(5), 999)).toBeNull()
    expect(locateStart(book(5), { page: 201 })).toEqual({ position: { chapterId: 2, pageId: 201 }, notice: null })
  })

  test('chapter and page are ids; unknown ones fall back to the first with a notice [NAV-027]', () => {
    expect(locateStart(book(5))).toEqual({ position: { chapterId: 1, pageId: 100 }, notice: null })
    expect(locateStart(book(5), { chapter: 3 })).toEqual({ position: { chapterId: 3, pageId: 300 }, notice: null })
    expect(locateStart(book(5), { chapter: 3, page: 301 }).position).toEqual({ chapterId: 3, pageId: 301 })
    expect(locateStart(book(5), { chapter: 9 })).toEqual({
      position: { chapterId: 1, pageId: 100 },
      notice: 'unknown-chapter',
    })
    expect(locateStart(book(5), { chapter: 3, page: 999 })).toEqual({
      position: { chapterId: 3, pageId: 300 },
      notice: 'unknown-page',
    })
    expect(locateStart(book(5), { page: 999 })).toEqual({
      position: { chapterId: 1, pageId: 100 },
      notice: 'unknown-page',
    })
  })

  test('a known page of an unknown chapter opens in the chapter that holds it', () => {
    expect(locateStart(book(5), { chapter: 9, page: 201 })).toEqual({
      position: { chapterId: 2, pageId: 201 },
      notice: 'unknown-chapter',
    })
  })

  test('a book without chapters opens nowhere, a chapter without pages on none', () => {
    expect(locateStart(book(5, 0))).toEqual({ position: null, notice: null })
    const empty = { ...book(5), chapters: [chapter(1, { pages: [] })] }
    expect(locateStart(empty)).toEqual({ position: { chapterId: 1, pageId: null }, notice: null })
  })

  test('a quiz id is compared as text with those of the page’s triggers; without a match there is none [NAV-037]', () => {
    const page = { popupTriggers: [{ id: 'a' }, { id: 'b', haQuizId: 7 }, { id: 'c', haQuizId: '8' }] }
    expect(findQuizTrigger(page, '7')?.id).toBe('b')
    expect(findQuizTrigger(page, 8)?.id).toBe('c')
    expect(findQuizTrigger(page, 'undefined')).toBeNull()
  })
})

const pagesWith = (...links: (string | null)[]) => links.map((thumbnailUrl) => ({ thumbnailUrl }))

describe('offersThumbnails', () => {
  test('one thumbnail among the first three pages is enough, a later one does not count [LOAD-030 LOAD-031]', () => {
    expect(offersThumbnails(pagesWith(null, null, 'c.jpg'))).toBe(true)
    expect(offersThumbnails(pagesWith(null, '', ' ', 'd.jpg'))).toBe(false)
    expect(offersThumbnails([])).toBe(false)
  })
})
