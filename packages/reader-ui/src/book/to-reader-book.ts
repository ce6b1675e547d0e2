import { isRightToLeft, pickLocalized, pickVariation } from '@lectern/core/book'
import type { Direction } from '@lectern/core/page-layout'
import type { BookSource, ChapterSource, PageSource, PageVariationSource } from './book-source'
import { dropRunningHeads } from './drop-running-heads'
import { readPageWords } from './read-page-words'
import type { ImageSize, ReaderBook, ReaderChapter, ReaderPage } from './reader-book'

/**
 * Converts a book response to the book that the reader shows in `language`. A page that is not translated shows its first
 * language; a chapter without narration in `language` is silent.
 *
 * @param o.languages languages of the book, in menu order
 */
export function toReaderBook(
  source: BookSource,
  o: { readonly language: string; readonly languages: readonly string[] },
): ReaderBook {
  const titleLanguage = source.bookInfo.languages?.[0] ?? null
  return {
    bookId: source.bookInfo.id,
    title: source.bookInfo.title,
    titleLanguage,
    language: o.language,
    direction: directionOf(o.language),
    languages: o.languages,
    chapters: source.chapters
      .filter((chapter) => chapter.pages.length > 0)
      .map((chapter) => toReaderChapter(chapter, { language: o.language, titleLanguage })),
  }
}

function toReaderChapter(
  source: ChapterSource,
  { language, titleLanguage }: { readonly language: string; readonly titleLanguage: string | null },
): ReaderChapter {
  const names = Object.fromEntries(source.variations.map(({ variation, name }) => [variation, name]))
  const name = pickLocalized(names, language) ?? { text: source.name, language: titleLanguage }
  const spoken = source.variations.find((variation) => variation.variation === language)
  return {
    chapterId: source.id,
    name: name.text,
    nameLanguage: name.language,
    narrationLink: spoken?.audio || null,
    durationSeconds: spoken?.durationSeconds ?? null,
    pages: dropRunningHeads(source.pages.map((page) => toReaderPage(page, language))),
  }
}

function toReaderPage(source: PageSource, language: string): ReaderPage {
  const shown = pickVariation(source.variations, { chosen: language })
  const shownLanguage = shown?.variation ?? language
  const words = readPageWords(shown?.rectData, { pageId: source.pageId, language: shownLanguage })
  return {
    pageId: source.pageId,
    pageNumber: source.page_number,
    name: source.name ?? null,
    language: shownLanguage,
    direction: directionOf(shownLanguage),
    imageLink: shown?.pageImageLink || null,
    imageSize: shown === null ? null : sizeOf(shown),
    altText: shown?.altText || null,
    // Timings in another language belong to another narration.
    words: shownLanguage === language ? words : words.map((word) => ({ ...word, span: null })),
  }
}

function sizeOf({ imageWidth, imageHeight }: PageVariationSource): ImageSize | null {
  return imageWidth && imageHeight ? { width: imageWidth, height: imageHeight } : null
}

function directionOf(language: string): Direction {
  return isRightToLeft(language) ? 'rtl' : 'ltr'
}
