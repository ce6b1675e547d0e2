import type { NarrationOrigin } from '@lectern/core/staleness'
import type { ChapterWithPages, PageWithVariations, LoadedPageVariation } from '../../entities/books/books.repository'
import { chapterAudioKey } from '../../entities/objects/object-keys'
import { readCurrentNarration, type StoredNarration } from '../../entities/narration/narration.repository'
import type { BookExport } from './book-export'
import type { Fields } from './rewrite-links'
import { exportTakes } from './export-takes'
import type { ArchivedChapter } from './library-archive'

type ArchivedPage = ArchivedChapter['pages'][number]

/** Leaves out empty fields, so that the archive of a book stays equal when the format grows. */
export async function exportChapter(book: BookExport, chapter: ChapterWithPages): Promise<ArchivedChapter> {
  const { name, type, otherFields, variations, pages } = chapter
  const archived: ArchivedChapter = {
    name,
    type,
    variations: [],
    pages: [],
    ...(await optionalFields(book, otherFields)),
  }
  for (const variation of variations) archived.variations.push(await exportVariation(book, variation))
  for (const page of pages) archived.pages.push(await exportPage(book, page))
  return archived
}

async function exportVariation(
  book: BookExport,
  row: ChapterWithPages['variations'][number],
): Promise<ArchivedChapter['variations'][number]> {
  const { database, bookId, exportMedia, links } = book
  const narration = await readCurrentNarration(database, row.id)
  const takes = await exportTakes(book, row.id)
  const thumbnail = await exportMedia(row.thumbnailKey)
  const posterLink = await links.rewriteLink(row.posterLink)
  return {
    variation: row.variation,
    name: row.name,
    audio: await exportMedia(row.audioFileName === null ? null : chapterAudioKey(bookId, row.audioFileName)),
    video: await links.rewriteLink(row.video),
    voiceSettings: row.voiceSettings,
    durationSeconds: row.durationSeconds,
    ...toArchivedNarration(narration),
    ...takes,
    ...(thumbnail === null ? {} : { thumbnail }),
    ...(posterLink === null ? {} : { posterLink }),
    ...(row.videoFolderLink === null ? {} : { videoFolderLink: row.videoFolderLink }),
    ...(await optionalFields(book, row.otherFields)),
  }
}

/** The digests of a narration without those of its input follow from its words. */
function hasInputDigests({ voice, pages }: NarrationOrigin): boolean {
  return voice !== null || pages.some(({ sentences }) => sentences !== null)
}

function toArchivedNarration(
  narration: StoredNarration | null,
): Pick<ArchivedChapter['variations'][number], 'words' | 'origin'> {
  if (narration === null) return { words: [] }
  const { words, origin } = narration
  return {
    words: words.map(({ word, start, end, pageVariationId, ...more }) => ({
      word,
      start,
      end,
      pageVariation: pageVariationId,
      ...more,
    })),
    ...(hasInputDigests(origin) ? { origin: toArchivedOrigin(origin) } : {}),
  }
}

function toArchivedOrigin({ voice, pages }: NarrationOrigin): ArchivedChapter['variations'][number]['origin'] {
  return {
    voice,
    pages: pages.map(({ pageVariationId, sentences, spoken }) => ({
      pageVariation: pageVariationId,
      sentences: sentences && [...sentences],
      spoken,
    })),
  }
}

async function exportPage(book: BookExport, page: PageWithVariations): Promise<ArchivedPage> {
  const toArchived = async (mark: { id: string }) => ({ ...(await book.links.rewriteFields({ ...mark })), id: mark.id })
  const archived: ArchivedPage = {
    name: page.name,
    popupTriggers: await Promise.all(page.popupTriggers.map(toArchived)),
    coachingPoints: await Promise.all(page.coachingPoints.map(toArchived)),
    variations: [],
    ...(await optionalFields(book, page.otherFields)),
  }
  for (const row of page.variations) archived.variations.push(await exportPageVariation(book, row))
  return archived
}

async function exportPageVariation(
  book: BookExport,
  row: LoadedPageVariation,
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
    ...(row.rectImage === null ? {} : { rectImage: row.rectImage }),
    ...(await optionalFields(book, row.otherFields)),
  }
}

async function optionalFields({ links }: BookExport, otherFields: Fields): Promise<{ otherFields?: Fields }> {
  return Object.keys(otherFields).length === 0 ? {} : { otherFields: await links.rewriteFields(otherFields) }
}
