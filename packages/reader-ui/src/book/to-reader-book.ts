import { isRightToLeft, pickLocalized, pickVariation } from '@lectern/core/book'
import type { Direction } from '@lectern/core/page-layout'
import type { BookSource, ChapterSource, PageSource, PageVariationSource } from './book-source'
import { dropRunningHeads } from './drop-running-heads'
import { isVertical } from './is-vertical'
import { readPageWords } from './read-page-words'
import type { ImageSize, ReaderBook, ReaderChapter, ReaderPage, ReaderWord, TimeSpan } from './reader-book'
import { mapFound } from './map-found'

/**
 * Converts a book response to the book that the reader shows in `language`. A page that is not translated shows its first
 * language; a chapter without narration in `language` is silent.
 *
 * @param o.languages languages of the book, in menu order
 * @param o.partOf name of the part of each page that the source outlines only
 */
export function toReaderBook(
  source: BookSource,
  o: {
    readonly language: string
    readonly languages: readonly string[]
    readonly partOf?: ReadonlyMap<number, string>
  },
): ReaderBook {
  const titleLanguage = source.bookInfo.languages?.[0] ?? null
  const chapters = source.chapters
    .filter((chapter) => chapter.pages.length > 0)
    .map((chapter) => toReaderChapter(chapter, { ...o, titleLanguage }))
  return {
    bookId: source.bookInfo.id,
    title: source.bookInfo.title,
    titleLanguage,
    coverLink: source.bookInfo.cover_image || null,
    language: o.language,
    direction: chapters.some(({ pages }) => pages.some(isVertical)) ? 'rtl' : directionOf(o.language),
    languages: o.languages,
    isVideoBook: source.chapters.some((chapter) => [chapter, ...chapter.variations].some(({ video }) => video)),
    chapters,
  }
}

function toReaderChapter(
  source: ChapterSource,
  {
    language,
    titleLanguage,
    partOf,
  }: {
    readonly language: string
    readonly titleLanguage: string | null
    readonly partOf?: ReadonlyMap<number, string>
  },
): ReaderChapter {
  const names = Object.fromEntries(source.variations.map(({ variation, name }) => [variation, name]))
  const name = pickLocalized(names, language) ?? { text: source.name, language: titleLanguage }
  const spoken = source.variations.find((variation) => variation.variation === language)
  const videoLink = spoken?.video || source.video || null
  return {
    chapterId: source.id,
    name: name.text,
    nameLanguage: name.language,
    narrationLink: videoLink ?? (spoken?.audio || null),
    posterLink: videoLink && (spoken?.posterLink || ''),
    narratedLanguages: source.variations.flatMap(({ variation, audio, video }) =>
      audio || video || source.video ? [variation] : [],
    ),
    durationSeconds: spoken?.durationSeconds ?? null,
    pages: toReaderPages(source.pages, language, partOf),
  }
}

/** Converts pages of one chapter. Those of a part look the same, whatever other parts are loaded. */
export function toReaderPages(
  source: readonly PageSource[],
  language: string,
  partOf?: ReadonlyMap<number, string>,
): ReaderPage[] {
  return dropRunningHeads(source.map((page) => toReaderPage(page, language, partOf?.get(page.pageId) ?? null)))
}

function toReaderPage(source: PageSource, language: string, part: string | null): ReaderPage {
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
    thumbnailLink: source.thumbnailUrl || null,
    imageSize: shown === null ? null : sizeOf(shown),
    altText: shown?.altText || null,
    part,
    // Timings in another language belong to another narration.
    span: shownLanguage === language ? (shown?.span ?? joinSpans(words)) : null,
    rectData: (shownLanguage === language && shown?.rectData) || null,
    popupTriggers: source.popupTriggers ?? [],
    coachingPoints: source.coachingPoints ?? [],
    words: shownLanguage === language ? words : words.map((word) => ({ ...word, span: null })),
  }
}

function sizeOf({ imageWidth, imageHeight }: PageVariationSource): ImageSize | null {
  return imageWidth && imageHeight ? { width: imageWidth, height: imageHeight } : null
}

function joinSpans(words: readonly ReaderWord[]): TimeSpan | null {
  const spans = mapFound(words, ({ span }) => span)
  if (spans.length === 0) return null
  return { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) }
}

function directionOf(language: string): Direction {
  return isRightToLeft(language) ? 'rtl' : 'ltr'
}
