import type {
  BookData,
  BookInfo,
  BookSummary,
  Chapter,
  ChapterVariation,
  Page,
  PageVariation,
} from '@lectern/contracts/main'
import type { z } from 'zod'
import type { BookShelves } from '../catalogue/book-shelves.repository'
import type { MediaLinks } from '../objects/media-links'
import { imageDigest } from '../objects/image-digest'
import { chapterAudioKey } from '../objects/object-keys'
import { signLink, signLinksIn } from '../objects/object-links'
import type {
  BookListing,
  BookRow,
  ChapterVariationRow,
  ChapterWithPages,
  PageWithVariations,
  PublicationState,
  LoadedPageVariation,
} from './books.repository'

type Wire<S extends z.ZodType> = z.input<S>

export async function presentPageVariation(
  row: LoadedPageVariation,
  bookId: number,
  links: MediaLinks,
): Promise<Wire<typeof PageVariation>> {
  return {
    ...(await signLinksIn(row.otherFields, bookId, links)),
    id: row.id,
    variation: row.variation,
    name: row.name,
    pageImageLink: await links.toLink(row.imageKey),
    imageWidth: row.imageWidth,
    imageHeight: row.imageHeight,
    altText: row.altText,
    textSource: row.textSource,
    revision: row.revision,
    ...(row.rectImage === undefined ? {} : { imageDigest: imageDigest(row.imageKey), rectImageDigest: row.rectImage }),
    ...(row.rectData === undefined ? {} : { rectData: row.rectData }),
  }
}

/** @param number 1-based position among the pages of its chapter. */
export async function presentPage(
  row: PageWithVariations,
  number: number,
  bookId: number,
  links: MediaLinks,
): Promise<Wire<typeof Page>> {
  return {
    ...(await signLinksIn(row.otherFields, bookId, links)),
    pageId: row.id,
    page_number: number,
    name: row.name,
    thumbnailUrl: await links.toLink(row.variations.find((variation) => variation.thumbnailKey)?.thumbnailKey ?? null),
    variations: await Promise.all(row.variations.map((variation) => presentPageVariation(variation, bookId, links))),
    popupTriggers: await presentMarks(row.popupTriggers, bookId, links),
    coachingPoints: await presentMarks(row.coachingPoints, bookId, links),
    revision: row.revision,
  }
}

/** Signs the media links of triggers or coaching points. */
export async function presentMarks(
  marks: readonly { id: string; [field: string]: unknown }[],
  bookId: number,
  links: MediaLinks,
): Promise<{ id: string; [field: string]: unknown }[]> {
  return Promise.all(marks.map(async (mark) => ({ ...(await signLinksIn(mark, bookId, links)), id: mark.id })))
}

export async function presentChapterVariation(
  row: ChapterVariationRow,
  bookId: number,
  links: MediaLinks,
): Promise<Wire<typeof ChapterVariation>> {
  const audioKey = row.audioFileName === null ? null : chapterAudioKey(bookId, row.audioFileName)
  return {
    ...(await signLinksIn(row.otherFields, bookId, links)),
    id: row.id,
    variation: row.variation,
    name: row.name,
    audio: await links.toLink(audioKey),
    video: await signLink(row.video, bookId, links),
    voiceSettings: row.voiceSettings,
    durationSeconds: row.durationSeconds,
    thumbnailUrl: await links.toLink(row.thumbnailKey),
    videoFolderLink: row.videoFolderLink,
    posterLink: await signLink(row.posterLink, bookId, links),
  }
}

export async function presentChapter(row: ChapterWithPages, links: MediaLinks): Promise<Wire<typeof Chapter>> {
  return {
    ...(await signLinksIn(row.otherFields, row.bookId, links)),
    id: row.id,
    name: row.name,
    type: row.type,
    order_index: row.orderIndex,
    variations: await Promise.all(
      row.variations.map((variation) => presentChapterVariation(variation, row.bookId, links)),
    ),
    pages: await Promise.all(row.pages.map((page, index) => presentPage(page, index + 1, row.bookId, links))),
    revision: row.revision,
  }
}

export async function presentChapters(
  rows: readonly ChapterWithPages[],
  links: MediaLinks,
): Promise<Wire<typeof Chapter>[]> {
  return Promise.all(rows.map((row) => presentChapter(row, links)))
}

/** Returns the publication's fields of a book for its authors. Readers do not learn that there are newer changes. */
function presentPublication(state: PublicationState | null | undefined) {
  return state ? { publishedAt: state.publishedAt.toISOString(), publicationIsBehind: state.isBehind } : {}
}

/** Data of a book besides its publication and its own fields. */
export interface BookContext {
  /** For its authors. */
  publication?: PublicationState | null
  /** For callers of its domain. */
  shelves?: BookShelves
  /** True for its authors, who need the revision of its own fields to save them. */
  withRevision?: boolean
}

export async function presentBookInfo(
  book: BookRow,
  rows: readonly ChapterWithPages[],
  links: MediaLinks,
  { publication, shelves, withRevision = false }: BookContext = {},
): Promise<Wire<typeof BookInfo>> {
  return {
    ...(await signLinksIn(book.otherFields, book.id, links)),
    id: book.id,
    title: book.title,
    description: book.description,
    identifier: book.identifier,
    cover_image: await links.toLink(book.coverKey),
    theme_data: book.themeData,
    visibility: book.visibility,
    published: book.publishedRevision !== null,
    languages: [...new Set(rows.flatMap((chapter) => chapter.variations).map((variation) => variation.variation))],
    ...shelves,
    ...presentPublication(publication),
    ...(withRevision ? { revision: book.revision } : {}),
  }
}

export async function presentBook(
  book: BookRow,
  rows: readonly ChapterWithPages[],
  links: MediaLinks,
  revision: number | null,
  surroundings: BookContext = {},
): Promise<Wire<typeof BookData>> {
  return {
    bookInfo: await presentBookInfo(book, rows, links, surroundings),
    chapters: await presentChapters(rows, links),
    revision,
  }
}

/** Returns the draft for an author, the published state for everyone else. */
export async function presentBookSummary(
  listing: BookListing,
  links: MediaLinks,
  shelves?: BookShelves,
): Promise<Wire<typeof BookSummary>> {
  const { book, canEdit, summary } = listing
  const isWorkingForm = canEdit || summary === null
  const { coverKey, ...shown } = isWorkingForm ? { ...book, ...listing } : summary
  // Published media of public books need no signature.
  const isOpen = !isWorkingForm && book.visibility === 'public'
  return {
    ...(isWorkingForm ? await signLinksIn(book.otherFields, book.id, links) : {}),
    id: book.id,
    title: shown.title,
    description: shown.description,
    identifier: book.identifier,
    cover_image: isOpen && coverKey !== null ? `/objects/${coverKey}` : await links.toLink(coverKey),
    theme_data: shown.themeData,
    visibility: book.visibility,
    published: book.publishedRevision !== null,
    languages: shown.languages,
    pageCount: shown.pageCount,
    durationSeconds: shown.durationSeconds,
    ...(summary?.kinds === undefined ? {} : { kinds: summary.kinds }),
    canEdit,
    updatedAt: book.updatedAt.toISOString(),
    ...shelves,
    ...presentPublication(canEdit ? listing.publication : null),
    ...(canEdit ? { revision: book.revision } : {}),
  }
}
