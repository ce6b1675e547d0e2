import { expect, type APIRequestContext } from '@playwright/test'

export interface SampleWord {
  /** Key of the word's element in the reader. */
  readonly key: string
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly start: number
  readonly end: number
}

export interface SamplePage {
  readonly pageId: number
  readonly imageWidth: number
  readonly imageHeight: number
  readonly words: readonly SampleWord[]
}

/** The sample book in one language, as the server returns it. */
export interface SampleBook {
  readonly bookId: number
  readonly title: string
  readonly chapterId: number
  readonly languages: readonly string[]
  readonly pages: readonly SamplePage[]
}

/** The sample books: one of words and pictures only, and one with all interactive content. */
export type SampleStory = 'Nell' | 'Otto'

/** Returns the first chapter of a book of the sample library. */
export async function readSampleBook(
  request: APIRequestContext,
  url: string,
  language: string,
  story: SampleStory = 'Nell',
): Promise<SampleBook> {
  const list = await request.get(`${url}/books/minimal/7?search=${story}`)
  const [summary] = await list.json()
  expect(summary, 'The library has no book: build the sample library first.').toBeDefined()
  const { bookInfo, chapters } = await (await request.get(`${url}/file/bookData/${summary.id}`)).json()
  const chapter = chapters[0]
  return {
    bookId: bookInfo.id,
    title: bookInfo.title,
    chapterId: chapter.id,
    languages: bookInfo.languages,
    pages: chapter.pages.map((page: WirePage) => toSamplePage(page, language)),
  }
}

interface WirePage {
  pageId: number
  variations: {
    variation: string
    imageWidth: number
    imageHeight: number
    rectData: {
      rectsByWords: {
        id: string
        word: string
        x: number
        y: number
        width: number
        height: number
        startTime: number
        endTime: number
      }[]
    }
  }[]
}

function toSamplePage(page: WirePage, language: string): SamplePage {
  const shown = page.variations.find((variation) => variation.variation === language)
  if (shown === undefined) throw new Error(`Page ${page.pageId} of the sample book is not there in ${language}.`)
  return {
    pageId: page.pageId,
    imageWidth: shown.imageWidth,
    imageHeight: shown.imageHeight,
    words: shown.rectData.rectsByWords.map(({ id, word, x, y, width, height, startTime, endTime }) => ({
      key: `${page.pageId}/${id}`,
      text: word,
      x,
      y,
      width,
      height,
      start: startTime,
      end: endTime,
    })),
  }
}
