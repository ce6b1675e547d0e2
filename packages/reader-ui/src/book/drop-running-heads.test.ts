import { describe, expect, it } from 'vitest'
import { makeWord } from '../fixtures/make-word'
import { dropRunningHeads } from './drop-running-heads'
import type { ReaderPage, ReaderWord } from './reader-book'

function makePage(pageId: number, words: readonly Partial<ReaderWord>[]): ReaderPage {
  return {
    pageId,
    pageNumber: pageId,
    name: null,
    language: 'en',
    direction: 'ltr',
    imageLink: null,
    thumbnailLink: null,
    imageSize: { width: 600, height: 900 },
    altText: null,
    part: null,
    span: null,
    rectData: null,
    popupTriggers: [],
    coachingPoints: [],
    words: words.map((word, index) => makeWord({ key: `${pageId}/${index}`, ...word })),
  }
}
const textOf = (pages: readonly ReaderPage[]) => pages.map(({ words }) => words.map(({ text }) => text).join(' '))
const body = (text: string): Partial<ReaderWord> => ({ text, y: 300, span: { start: 0, end: 1 } })

describe('dropRunningHeads', () => {
  it('removes a line that repeats at the top of several pages, with its page number', () => {
    const pages = [1, 2, 3].map((id) =>
      makePage(id, [
        { text: 'The', y: 20 },
        { text: 'Lamp', y: 22 },
        { text: String(id), y: 21 },
        body('story'),
        { text: 'more', y: 340 },
      ]),
    )
    expect(textOf(dropRunningHeads(pages))).toEqual(['story more', 'story more', 'story more'])
  })
  it('removes page numbers at the bottom and at the top', () => {
    for (const y of [15, 870]) {
      const pages = [7, 8, 9].map((id) =>
        makePage(id, [{ text: `- ${id} -`, y }, body('story'), { text: 'more', y: 340 }]),
      )
      expect(textOf(dropRunningHeads(pages))).toEqual(['story more', 'story more', 'story more'])
    }
  })
  it('keeps lines that differ, that lie elsewhere, or that repeat on two pages only', () => {
    const differ = ['One', 'Two', 'Three'].map((text, id) => makePage(id, [{ text, y: 20 }, body('story')]))
    const elsewhere = [20, 120, 220].map((y, id) => makePage(id, [{ text: 'Head', y }, body('story')]))
    const two = [1, 2].map((id) => makePage(id, [{ text: 'Head', y: 20 }, body('story')]))
    for (const pages of [differ, elsewhere, two]) expect(dropRunningHeads(pages)).toEqual(pages)
  })
  it('keeps narrated lines, such as a refrain, and the only line of a page', () => {
    const refrain = [1, 2, 3].map((id) => makePage(id, [{ ...body('Refrain'), y: 20 }, body('story')]))
    const single = [1, 2, 3].map((id) => makePage(id, [{ text: 'Alone', y: 20 }]))
    for (const pages of [refrain, single]) expect(dropRunningHeads(pages)).toEqual(pages)
  })
})
