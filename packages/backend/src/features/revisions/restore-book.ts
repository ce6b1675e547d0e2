import { z } from 'zod'
import { writeBookWithin } from '../../entities/books/write-book'
import { findCategories } from '../../entities/catalogue/book-shelves.repository'
import { findCreator, lockCreators, replaceBookCreators } from '../../entities/catalogue/creators.repository'
import { shelveBook } from '../../entities/catalogue/shelve-book'
import type { Queryable } from '../../entities/schema/database-handle'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import type { WriteState } from './restore-request'

const BookState = z.looseObject({
  title: z.string(),
  description: z.string().nullable(),
  identifier: z.string().nullable(),
  theme_data: z.record(z.string(), z.unknown()),
  visibility: z.string(),
  categories: z.array(z.number()),
  series: z.array(z.string()),
  tags: z.array(z.string()),
  creators: z.array(z.object({ id: z.number(), role: z.string().nullable() })),
})

/** Keeps the visibility: restoring text must not open anything. Deleted categories and creators are left out. */
export const restoreBook: WriteState = async (transaction, { entityId: bookId, caller, ifMatch, state }) => {
  const kept = BookState.parse(state)
  const row = await writeBookWithin(transaction, { caller, bookId, ifMatch }, async (_, { domainId }) => {
    const categories = await findCategories(transaction, domainId, kept.categories)
    await shelveBook(transaction, domainId, bookId, { categories, series: kept.series, tags: kept.tags })
    await lockCreators(transaction, domainId)
    await replaceBookCreators(transaction, bookId, await keepKnown(transaction, domainId, kept.creators))
    return {
      title: kept.title,
      description: kept.description,
      identifier: kept.identifier,
      themeData: kept.theme_data,
      otherFields: mergeOtherFields({}, kept, BookState),
    }
  })
  return row.revision
}

async function keepKnown(
  transaction: Queryable,
  domainId: number,
  creators: readonly { id: number; role: string | null }[],
): Promise<{ creatorId: number; role: string | null }[]> {
  const known: { creatorId: number; role: string | null }[] = []
  for (const { id: creatorId, role } of creators) {
    if (await findCreator(transaction, domainId, creatorId)) known.push({ creatorId, role })
  }
  return known
}
