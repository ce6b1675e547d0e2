import type { ChapterWithPages } from '../../entities/books/books.repository'
import type { Queryable } from '../../entities/schema/database-handle'
import { pages, pageVariations } from '../../entities/schema'
import { writeRectData } from '../../entities/rects/rects.repository'

/** Maps the key of each copied object to the key of its copy. */
export type CopiedKeys = ReadonlyMap<string, string>
export type Fields = Record<string, unknown>

export interface PageCopy {
  copiedKeys: CopiedKeys
  rewriteKeys: (fields: Fields) => Fields
  authorId: number
}

/** Returns the new id of each page variation. */
export async function insertPageCopies(
  transaction: Queryable,
  source: ChapterWithPages,
  chapterId: number,
  { copiedKeys, rewriteKeys, authorId }: PageCopy,
): Promise<ReadonlyMap<number, number>> {
  const newIds = new Map<number, number>()
  for (const [orderIndex, page] of source.pages.entries()) {
    const pageId = readInsertedId(
      await transaction
        .insert(pages)
        .values({
          chapterId,
          orderIndex,
          name: page.name,
          otherFields: rewriteKeys(page.otherFields),
          popupTriggers: page.popupTriggers.map((mark) => ({ ...rewriteKeys(mark), id: mark.id })),
          coachingPoints: page.coachingPoints.map((mark) => ({ ...rewriteKeys(mark), id: mark.id })),
        })
        .returning({ id: pages.id }),
    )
    for (const variation of page.variations) {
      const { id: _id, createdAt: _createdAt, importKey: _importKey, rectData, revision, ...fields } = variation
      const id = readInsertedId(
        await transaction
          .insert(pageVariations)
          .values({
            ...fields,
            pageId,
            otherFields: rewriteKeys(variation.otherFields),
            imageKey: toCopiedKey(copiedKeys, variation.imageKey),
            thumbnailKey: toCopiedKey(copiedKeys, variation.thumbnailKey),
          })
          .returning({ id: pageVariations.id }),
      )
      newIds.set(variation.id, id)
      if (rectData === undefined || revision === 0) continue
      await writeRectData(transaction, [
        {
          variationId: id,
          revision: 1,
          rectData,
          textSource: variation.textSource,
          madeOn: { kind: 'known', rectImage: variation.rectImage ?? null },
          authorId,
        },
      ])
    }
  }
  return newIds
}

/** Returns the key of the copy; null if there is no original. */
export function toCopiedKey(copiedKeys: CopiedKeys, key: string | null): string | null {
  return key === null ? null : (copiedKeys.get(key) ?? null)
}

/** Returns the id of the one row that was inserted. */
export function readInsertedId(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('a row of the copy was not written')
  return row.id
}
