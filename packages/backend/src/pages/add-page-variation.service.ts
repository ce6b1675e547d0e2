import type { NewPageVariation } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import { missing, requireAuthor } from '../books/book-rights'
import { ensureChapterVariation, touchBook } from '../books/books.repository'
import type { BookServices } from '../books/books.service'
import { presentPageVariation } from '../books/present-book'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { keepOtherFields } from '../http/keep-other-fields'
import { withPlainLinks } from '../objects/own-links'
import { findPageVariation, writeRectData } from '../rects/rects.repository'
import { findChapterOfPage, insertPageVariation } from './add-page-variation.repository'

/** What a page variation that was read holds besides its own fields. */
const reckoned: ReadonlySet<string> = new Set(['id', 'pageImageLink', 'imageWidth', 'imageHeight', 'revision'])

/** Adds a language to a page, and to its chapter when it is new there too. */
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
    if (chapterId === null) throw missing({ kind: 'page', id: pageId })
    await ensureChapterVariation(transaction, chapterId, variation, null)
    const otherFields = withPlainLinks(keepOtherFields({}, others), book)
    const made = await insertPageVariation(transaction, { pageId, variation, name, altText, otherFields })
    if (made === null) {
      throw new ApiFailure('conflict', `The page has a variation in ${variation} already.`, { field: 'variation' })
    }
    if (rectData) {
      const source = textSource ?? 'manual'
      const write = { variationId: made, revision: 1, rectData, textSource: source, authorId: caller.userId }
      await writeRectData(transaction, write)
    }
    return { id: made, bookId: book }
  })
  const row = await findPageVariation(database, id)
  if (!row) throw missing({ kind: 'page variation', id })
  return presentPageVariation(row, bookId, links)
}
