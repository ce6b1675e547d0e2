import type { Queryable } from '../database/open-database'
import { chapters, chapterVariations, chapterWords, pages, pageVariations, rectRevisions } from '../database/schema'
import { chapterAudioKey, ownThumbnailKey, pageImageKey } from '../objects/object-keys'
import type { MoveLinks } from './archived-links'
import type { ArchivedChapter } from './library-archive'

export interface BookImport {
  transaction: Queryable
  bookId: number
  /** Puts a file of the archive into the store; answers its key. */
  importMedia: (path: string | null, toKey: (hash: string, extension: string) => string) => Promise<string | null>
  links: MoveLinks
}

export async function importChapter(book: BookImport, chapter: ArchivedChapter, orderIndex: number): Promise<void> {
  const { transaction, bookId, links } = book
  const { name, type } = chapter
  const otherFields = await links.fields(chapter.otherFields ?? {})
  const chapterId = one(
    await transaction
      .insert(chapters)
      .values({ bookId, name, type, orderIndex, otherFields })
      .returning({ id: chapters.id }),
  )
  const idByRef = await importPages(book, chapterId, chapter)
  await importVariations(book, chapterId, chapter, idByRef)
}

/** Answers the new id of each page variation by its `ref`. */
async function importPages(
  book: BookImport,
  chapterId: number,
  chapter: ArchivedChapter,
): Promise<ReadonlyMap<number, number>> {
  const { transaction, bookId, importMedia, links } = book
  const toStored = async (mark: { id: string }) => ({ ...(await links.fields({ ...mark })), id: mark.id })
  const idByRef = new Map<number, number>()
  for (const [orderIndex, page] of chapter.pages.entries()) {
    const pageId = one(
      await transaction
        .insert(pages)
        .values({
          chapterId,
          orderIndex,
          name: page.name,
          popupTriggers: await Promise.all(page.popupTriggers.map(toStored)),
          coachingPoints: await Promise.all(page.coachingPoints.map(toStored)),
          otherFields: await links.fields(page.otherFields ?? {}),
        })
        .returning({ id: pages.id }),
    )
    for (const { ref, image, thumbnail, otherFields = {}, ...fields } of page.variations) {
      const imageKey = await importMedia(image, (hash) => pageImageKey(bookId, hash))
      const thumbnailKey = await importMedia(thumbnail, (hash, extension) => ownThumbnailKey(bookId, hash, extension))
      const own = { ...fields, otherFields: await links.fields(otherFields) }
      const id = one(
        await transaction
          .insert(pageVariations)
          .values({ ...own, pageId, imageKey, thumbnailKey, revision: 1 })
          .returning({ id: pageVariations.id }),
      )
      const { rectData, textSource } = fields
      await transaction.insert(rectRevisions).values({ pageVariationId: id, revision: 1, rectData, textSource })
      idByRef.set(ref, id)
    }
  }
  return idByRef
}

async function importVariations(
  { transaction, bookId, importMedia, links }: BookImport,
  chapterId: number,
  chapter: ArchivedChapter,
  idByRef: ReadonlyMap<number, number>,
): Promise<void> {
  for (const {
    audio,
    words,
    thumbnail = null,
    video,
    posterLink = null,
    otherFields = {},
    ...fields
  } of chapter.variations) {
    const audioKey = await importMedia(audio, (hash, extension) => chapterAudioKey(bookId, `${hash}.${extension}`))
    const audioFileName = audioKey?.split('/').at(-1) ?? null
    const chapterVariationId = one(
      await transaction
        .insert(chapterVariations)
        .values({
          ...fields,
          chapterId,
          audioFileName,
          thumbnailKey: await importMedia(thumbnail, (hash, extension) => ownThumbnailKey(bookId, hash, extension)),
          video: await links.link(video),
          posterLink: await links.link(posterLink),
          otherFields: await links.fields(otherFields),
        })
        .returning({ id: chapterVariations.id }),
    )
    if (audioFileName === null || words.length === 0) continue
    await transaction.insert(chapterWords).values({
      chapterVariationId,
      audioFileName,
      words: words.flatMap(({ pageVariation, ...word }) => {
        const pageVariationId = idByRef.get(pageVariation)
        return pageVariationId === undefined ? [] : [{ ...word, pageVariationId }]
      }),
    })
  }
}

/** The id of the one row that was written. */
export function one(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('a row of the library was not written')
  return row.id
}
