import type { NewPageVariation } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { ensureChapterVariation, touchBook } from '../../entities/books/books.repository'
import type { BookServices } from '../../entities/books/book-services'
import { presentPageVariation } from '../../entities/books/present-book'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import { unsignLinksIn } from '../../entities/objects/object-links'
import { findPageVariation, writeRectData } from '../../entities/rects/rects.repository'
import { findChapterOfPage, insertPageVariation } from './add-page-variation.repository'

/** Derived fields of a page variation that was read. */
const reckoned: ReadonlySet<string> = new Set(['id', 'pageImageLink', 'imageWidth', 'imageHeight', 'revision'])

/** Adds a language to a page, and to its chapter if it is missing there. */
export async function addPageVariation(
  { database, links }: BookServices,
  caller: Caller,
  { pageId, variation, name = null, altText = null, textSource, rectData, ...rest }: z.output<typeof NewPageVariation>,
) {
  const others = Object.fromEntries(Object.entries(rest).filter(([field]) => !reckoned.has(field)))
  const { id, bookId } = await database.transaction(async (transaction) => {
    const book = await requireAuthor(transaction, caller, { kind: 'page', id: pageId })
    await touchBook(transaction, book)
    const chapterId = await findChapterOfPage(transaction, pageId)
    if (chapterId === null) throw notFound({ kind: 'page', id: pageId })
    await ensureChapterVariation(transaction, chapterId, variation, null)
    const otherFields = unsignLinksIn(mergeOtherFields({}, others), book)
    const created = await insertPageVariation(transaction, { pageId, variation, name, altText, otherFields })
    if (created === null) {
      throw new ApiFailure('conflict', `The page has a variation in ${variation} already.`, { field: 'variation' })
    }
    if (rectData) {
      const source = textSource ?? 'manual'
      await writeRectData(transaction, [
        {
          variationId: created,
          revision: 1,
          rectData,
          textSource: source,
          madeOn: { kind: 'known', rectImage: null },
          authorId: caller.userId,
        },
      ])
    }
    return { id: created, bookId: book }
  })
  const row = await findPageVariation(database, id)
  if (!row) throw notFound({ kind: 'page variation', id })
  return presentPageVariation(row, bookId, links)
}
