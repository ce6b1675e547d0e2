import type { Queryable } from '../schema/database-handle'
import { ApiFailure } from '../failures/api-failure'
import * as repository from './book-shelves.repository'

export interface WantedShelves {
  /** Ids of the domain's categories, or names of categories, which are created if missing. */
  categories?: readonly (number | string)[]
  series?: readonly string[]
  tags?: readonly string[]
}

/** Replaces the book's shelves of each kind that is given. */
export async function shelveBook(
  transaction: Queryable,
  domainId: number,
  bookId: number,
  { categories, series, tags }: WantedShelves,
): Promise<void> {
  if (categories) {
    const ids = [...new Set(categories.filter((entry) => typeof entry === 'number'))]
    const names = [...new Set(categories.filter((entry) => typeof entry === 'string'))]
    const existingIds = new Set(await repository.findCategories(transaction, domainId, ids))
    const unknown = ids.find((id) => !existingIds.has(id))
    if (unknown !== undefined) {
      const field = `categories.${categories.indexOf(unknown)}`
      throw new ApiFailure('invalid-field', `There is no category ${unknown} in your domain.`, { field })
    }
    await repository.replaceCategories(transaction, domainId, bookId, { ids, names })
  }
  if (series) await repository.replaceSeries(transaction, domainId, bookId, [...new Set(series)])
  if (tags) await repository.replaceTags(transaction, domainId, bookId, [...new Set(tags)])
}
