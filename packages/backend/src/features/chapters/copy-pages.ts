import type { ChapterWithPages } from '../../entities/books/books.repository'
import type { Queryable } from '../../entities/schema/database-handle'
import { pages, pageVariations } from '../../entities/schema'
import { writeRectData } from '../../entities/rects/rects.repository'

/** The new key of each copied object. */
export type Copied = ReadonlyMap<string, string>
export type Fields = Record<string, unknown>

export interface PageCopy {
  copied: Copied
  move: (fields: Fields) => Fields
  authorId: number
}

/** Returns the new id of each page variation. */
export async function insertPageCopies(
  transaction: Queryable,
  source: ChapterWithPages,
  chapterId: number,
  { copied, move, authorId }: PageCopy,
): Promise<ReadonlyMap<number, number>> {
  const newIds = new Map<number, number>()
  for (const [orderIndex, page] of source.pages.entries()) {
    const pageId = idOf(
      await transaction
        .insert(pages)
        .values({
          chapterId,
          orderIndex,
          name: page.name,
          otherFields: move(page.otherFields),
          popupTriggers: page.popupTriggers.map((mark) => ({ ...move(mark), id: mark.id })),
          coachingPoints: page.coachingPoints.map((mark) => ({ ...move(mark), id: mark.id })),
        })
        .returning({ id: pages.id }),
    )
    for (const own of page.variations) {
      const { id: _id, createdAt: _createdAt, importKey: _importKey, rectData, revision, ...fields } = own
      const id = idOf(
        await transaction
          .insert(pageVariations)
          .values({
            ...fields,
            pageId,
            otherFields: move(own.otherFields),
            imageKey: copyOf(copied, own.imageKey),
            thumbnailKey: copyOf(copied, own.thumbnailKey),
          })
          .returning({ id: pageVariations.id }),
      )
      newIds.set(own.id, id)
      if (rectData === undefined || revision === 0) continue
      await writeRectData(transaction, { variationId: id, revision: 1, rectData, textSource: own.textSource, authorId })
    }
  }
  return newIds
}

export function copyOf(copied: Copied, key: string | null): string | null {
  return key === null ? null : (copied.get(key) ?? null)
}

/** Returns the id of the one row that was inserted. */
export function idOf(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('a row of the copy was not written')
  return row.id
}
