import type { ReadChapter, ReadPage, ReadPageVariation } from '../books/books.repository'
import type { Database } from '../database/open-database'
import { chapterAudioKey } from '../objects/object-keys'
import { readCurrentWords } from '../speech/speech.repository'
import type { Fields, MoveLinks } from './archived-links'
import type { ArchivedChapter } from './library-archive'

export interface BookExport {
  database: Database
  bookId: number
  /** Writes a file of the store into the archive. */
  exportMedia: (key: string | null) => Promise<string | null>
  links: MoveLinks
}

type ArchivedPage = ArchivedChapter['pages'][number]

/** What a chapter lacks is left out, so that the archive of a book stays the same when the format grows. */
export async function exportChapter(book: BookExport, chapter: ReadChapter): Promise<ArchivedChapter> {
  const { name, type, otherFields, variations, pages } = chapter
  const archived: ArchivedChapter = { name, type, variations: [], pages: [], ...(await others(book, otherFields)) }
  for (const variation of variations) archived.variations.push(await exportVariation(book, variation))
  for (const page of pages) archived.pages.push(await exportPage(book, page))
  return archived
}

async function exportVariation(
  book: BookExport,
  row: ReadChapter['variations'][number],
): Promise<ArchivedChapter['variations'][number]> {
  const { database, bookId, exportMedia, links } = book
  const words = await readCurrentWords(database, row.id)
  const thumbnail = await exportMedia(row.thumbnailKey)
  const posterLink = await links.link(row.posterLink)
  return {
    variation: row.variation,
    name: row.name,
    audio: await exportMedia(row.audioFileName === null ? null : chapterAudioKey(bookId, row.audioFileName)),
    video: await links.link(row.video),
    voiceSettings: row.voiceSettings,
    durationSeconds: row.durationSeconds,
    words: words.map(({ word, start, end, pageVariationId, ...more }) => ({
      word,
      start,
      end,
      pageVariation: pageVariationId,
      ...more,
    })),
    ...(thumbnail === null ? {} : { thumbnail }),
    ...(posterLink === null ? {} : { posterLink }),
    ...(row.videoFolderLink === null ? {} : { videoFolderLink: row.videoFolderLink }),
    ...(await others(book, row.otherFields)),
  }
}

async function exportPage(book: BookExport, page: ReadPage): Promise<ArchivedPage> {
  const toArchived = async (mark: { id: string }) => ({ ...(await book.links.fields({ ...mark })), id: mark.id })
  const archived: ArchivedPage = {
    name: page.name,
    popupTriggers: await Promise.all(page.popupTriggers.map(toArchived)),
    coachingPoints: await Promise.all(page.coachingPoints.map(toArchived)),
    variations: [],
    ...(await others(book, page.otherFields)),
  }
  for (const row of page.variations) archived.variations.push(await exportPageVariation(book, row))
  return archived
}

async function exportPageVariation(
  book: BookExport,
  row: ReadPageVariation,
): Promise<ArchivedPage['variations'][number]> {
  return {
    ref: row.id,
    variation: row.variation,
    name: row.name,
    image: await book.exportMedia(row.imageKey),
    thumbnail: await book.exportMedia(row.thumbnailKey),
    imageWidth: row.imageWidth,
    imageHeight: row.imageHeight,
    altText: row.altText,
    textSource: row.textSource,
    rectData: row.rectData ?? { rects: [], rectsByWords: [] },
    ...(await others(book, row.otherFields)),
  }
}

async function others({ links }: BookExport, otherFields: Fields): Promise<{ otherFields?: Fields }> {
  return Object.keys(otherFields).length === 0 ? {} : { otherFields: await links.fields(otherFields) }
}
