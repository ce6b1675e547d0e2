import type { NarrationOrigin } from '@lectern/core/staleness'
import { moveOrigin } from '../../entities/narration/move-origin'
import { chapters, chapterVariations, chapterWords, pages, pageVariations, rectRevisions } from '../../entities/schema'
import { chapterAudioKey, importedThumbnailKey, pageImageKey } from '../../entities/objects/object-keys'
import type { BookImport } from './book-import'
import { importTakes } from './import-takes'
import type { ArchivedChapter } from './library-archive'

export async function importChapter(book: BookImport, chapter: ArchivedChapter, orderIndex: number): Promise<void> {
  const { transaction, bookId, links } = book
  const { name, type } = chapter
  const otherFields = await links.rewriteFields(chapter.otherFields ?? {})
  const chapterId = insertedId(
    await transaction
      .insert(chapters)
      .values({ bookId, name, type, orderIndex, otherFields })
      .returning({ id: chapters.id }),
  )
  const idByRef = await importPages(book, chapterId, chapter)
  await importVariations(book, chapterId, chapter, idByRef)
}

/** Returns the new id of each page variation by its `ref`. */
async function importPages(
  book: BookImport,
  chapterId: number,
  chapter: ArchivedChapter,
): Promise<ReadonlyMap<number, number>> {
  const { transaction, bookId, importMedia, links } = book
  const toStored = async (mark: { id: string }) => ({ ...(await links.rewriteFields({ ...mark })), id: mark.id })
  const idByRef = new Map<number, number>()
  for (const [orderIndex, page] of chapter.pages.entries()) {
    const pageId = insertedId(
      await transaction
        .insert(pages)
        .values({
          chapterId,
          orderIndex,
          name: page.name,
          popupTriggers: await Promise.all(page.popupTriggers.map(toStored)),
          coachingPoints: await Promise.all(page.coachingPoints.map(toStored)),
          otherFields: await links.rewriteFields(page.otherFields ?? {}),
        })
        .returning({ id: pages.id }),
    )
    for (const { ref, image, thumbnail, otherFields = {}, ...fields } of page.variations) {
      const imageKey = await importMedia(image, (hash) => pageImageKey(bookId, hash))
      const thumbnailKey = await importMedia(thumbnail, (hash, extension) =>
        importedThumbnailKey(bookId, hash, extension),
      )
      const values = { ...fields, otherFields: await links.rewriteFields(otherFields) }
      const id = insertedId(
        await transaction
          .insert(pageVariations)
          .values({ ...values, pageId, imageKey, thumbnailKey, revision: 1 })
          .returning({ id: pageVariations.id }),
      )
      const { rectData, textSource, rectImage } = fields
      await transaction
        .insert(rectRevisions)
        .values({ pageVariationId: id, revision: 1, rectData, textSource, rectImage })
      idByRef.set(ref, id)
    }
  }
  return idByRef
}

async function importVariations(
  book: BookImport,
  chapterId: number,
  chapter: ArchivedChapter,
  idByRef: ReadonlyMap<number, number>,
): Promise<void> {
  const { transaction, bookId, importMedia, links } = book
  for (const variation of chapter.variations) {
    const { audio, words, origin, thumbnail = null, video, posterLink = null, otherFields = {}, ...fields } = variation
    const audioKey = await importMedia(audio, (hash, extension) => chapterAudioKey(bookId, `${hash}.${extension}`))
    const audioFileName = audioKey?.split('/').at(-1) ?? null
    const chapterVariationId = insertedId(
      await transaction
        .insert(chapterVariations)
        .values({
          ...fields,
          chapterId,
          audioFileName,
          thumbnailKey: await importMedia(thumbnail, (hash, extension) =>
            importedThumbnailKey(bookId, hash, extension),
          ),
          video: await links.rewriteLink(video),
          posterLink: await links.rewriteLink(posterLink),
          otherFields: await links.rewriteFields(otherFields),
        })
        .returning({ id: chapterVariations.id }),
    )
    const takes = await importTakes(book, chapterVariationId, variation, idByRef)
    if (audioFileName === null || words.length === 0) continue
    await transaction.insert(chapterWords).values({
      chapterVariationId,
      audioFileName,
      takes,
      ...(origin === undefined ? {} : { origin: readOrigin(origin, idByRef) }),
      words: words.flatMap(({ pageVariation, ...word }) => {
        const pageVariationId = idByRef.get(pageVariation)
        return pageVariationId === undefined ? [] : [{ ...word, pageVariationId }]
      }),
    })
  }
}

function readOrigin(
  { voice, pages: narrated }: NonNullable<ArchivedChapter['variations'][number]['origin']>,
  idByRef: ReadonlyMap<number, number>,
): NarrationOrigin {
  const archived = narrated.map(({ pageVariation, ...page }) => ({ pageVariationId: pageVariation, ...page }))
  return moveOrigin({ voice, pages: archived }, idByRef)
}

/** Returns the id of the one row that was inserted. */
export function insertedId(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('a row of the library was not written')
  return row.id
}
