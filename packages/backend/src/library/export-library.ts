import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBook, readChapters, type ReadChapter } from '../books/books.repository'
import type { Database } from '../database/open-database'
import { extensionOf } from '../objects/content-types'
import { hashContent } from '../objects/hash-content'
import { chapterAudioKey } from '../objects/object-keys'
import { readObject } from '../objects/read-object'
import type { ObjectStore } from '../ports/index'
import { readCurrentWords } from '../speech/speech.repository'
import type { ArchivedBook, ArchivedChapter, LibraryArchive } from './library-archive'

export interface LibraryServices {
  database: Database
  objects: ObjectStore
}

export interface ExportedLibrary {
  books: { title: string; pages: number }[]
  mediaBytes: number
}

/**
 * Writes books with all their media as a folder that `importLibrary` reads: `library.json` and `media/`. Made for books
 * that come with the product, so only what readers and authors need is kept: no ids, no history.
 * @throws Error when a book or one of its files is missing
 */
export async function exportLibrary(
  { database, objects }: LibraryServices,
  bookIds: readonly number[],
  folder: string,
): Promise<ExportedLibrary> {
  await mkdir(join(folder, 'media'), { recursive: true })
  let mediaBytes = 0
  async function exportMedia(key: string | null): Promise<string | null> {
    if (key === null) return null
    const bytes = await readObject(objects, key)
    if (!bytes) throw new Error(`the file ${key} is missing from the store`)
    const path = `media/${hashContent(bytes)}.${extensionOf(key)}`
    await writeFile(join(folder, path), bytes)
    mediaBytes += bytes.byteLength
    return path
  }

  const archive: LibraryArchive = { format: 'lectern-library', version: 1, books: [] }
  for (const id of bookIds) {
    const book = await findBook(database, id)
    if (!book) throw new Error(`there is no book ${id}`)
    const chapters: ArchivedChapter[] = []
    for (const chapter of await readChapters(database, id, { withRects: true })) {
      chapters.push(await exportChapter(database, id, chapter, exportMedia))
    }
    const { title, description, themeData, visibility, otherFields } = book
    const cover = await exportMedia(book.coverKey)
    const content = {
      title,
      description,
      themeData,
      visibility,
      chapters,
      // Keys of books without them stay what they were.
      ...(cover === null ? {} : { cover }),
      ...(Object.keys(otherFields).length === 0 ? {} : { otherFields }),
    }
    archive.books.push({ key: hashContent(JSON.stringify(content)), ...content })
  }
  await writeFile(join(folder, 'library.json'), `${JSON.stringify(archive)}\n`)
  return { books: archive.books.map(countPages), mediaBytes }
}

async function exportChapter(
  database: Database,
  bookId: number,
  { name, type, variations, pages }: ReadChapter,
  exportMedia: (key: string | null) => Promise<string | null>,
): Promise<ArchivedChapter> {
  const chapter: ArchivedChapter = { name, type, variations: [], pages: [] }
  for (const row of variations) {
    const words = await readCurrentWords(database, row.id)
    chapter.variations.push({
      variation: row.variation,
      name: row.name,
      audio: await exportMedia(row.audioFileName === null ? null : chapterAudioKey(bookId, row.audioFileName)),
      video: row.video,
      voiceSettings: row.voiceSettings,
      durationSeconds: row.durationSeconds,
      words: words.map(({ word, start, end, pageVariationId }) => ({
        word,
        start,
        end,
        pageVariation: pageVariationId,
      })),
    })
  }
  for (const page of pages) {
    const { name: pageName, popupTriggers, coachingPoints } = page
    const archived: ArchivedChapter['pages'][number] = { name: pageName, popupTriggers, coachingPoints, variations: [] }
    for (const row of page.variations) {
      archived.variations.push({
        ref: row.id,
        variation: row.variation,
        name: row.name,
        image: await exportMedia(row.imageKey),
        thumbnail: await exportMedia(row.thumbnailKey),
        imageWidth: row.imageWidth,
        imageHeight: row.imageHeight,
        altText: row.altText,
        textSource: row.textSource,
        rectData: row.rectData ?? { rects: [], rectsByWords: [] },
      })
    }
    chapter.pages.push(archived)
  }
  return chapter
}

function countPages({ title, chapters }: ArchivedBook): { title: string; pages: number } {
  return { title, pages: chapters.reduce((count, chapter) => count + chapter.pages.length, 0) }
}
