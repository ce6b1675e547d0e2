import type { Queryable } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import * as repository from './book-shelves.repository'

export interface WantedShelves {
  /** Ids of the domain's categories, or names of ones that are made when they are missing. */
  categories?: readonly (number | string)[]
  series?: readonly string[]
  tags?: readonly string[]
}

/** Puts a book on the shelves that are given, in place of those of the same kind it stood on. */
export async function shelveBook(
  transaction: Queryable,
  domainId: number,
  bookId: number,
  { categories, series, tags }: WantedShelves,
): Promise<void> {
  if (categories) {
    const ids = [...new Set(categories.filter((entry) => typeof entry === 'number'))]
    const names = [...new Set(categories.filter((entry) => typeof entry === 'string'))]
    const known = new Set(await repository.findCategories(transaction, domainId, ids))
    const unknown = ids.find((id) => !known.has(id))
    if (unknown !== undefined) {
      const field = `categories.${categories.indexOf(unknown)}`
      throw new ApiFailure('invalid-field', `There is no category ${unknown} in your domain.`, { field })
    }
    await repository.replaceCategories(transaction, domainId, bookId, { ids, names })
  }
  if (series) await repository.replaceSeries(transaction, domainId, bookId, [...new Set(series)])
  if (tags) await repository.replaceTags(transaction, domainId, bookId, [...new Set(tags)])
}
