import type { CategoryChange } from '@lectern/contracts/main'
import type { z } from 'zod'
import { requireVisible } from '../../entities/rights/book-rights'
import { isUniqueViolation } from '../../platform/database/is-unique-violation'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import * as repository from './categories.repository'

function present({ id, name, otherFields }: repository.CategoryRow) {
  return { ...otherFields, id, name }
}

export async function listCategories(database: Database, caller: Caller) {
  return (await repository.listCategories(database, caller.domainId)).map(present)
}

export async function listCategoriesOfBook(database: Database, caller: Caller, bookId: number) {
  await requireVisible(database, caller, bookId)
  return (await repository.listCategoriesOfBook(database, caller.domainId, bookId)).map(present)
}

export async function updateCategory(
  database: Database,
  caller: Caller,
  id: number,
  { name, id: _id, ...others }: z.output<typeof CategoryChange>,
) {
  const changing = database.transaction(async (transaction) => {
    const category = await repository.lockCategory(transaction, caller.domainId, id)
    if (!category) throw new ApiFailure('not-found', `There is no category ${id} in your domain.`)
    return repository.changeCategory(transaction, id, {
      name: name ?? category.name,
      otherFields: mergeOtherFields(category.otherFields, others),
    })
  })
  const row = await changing.catch((cause: unknown) => {
    if (!isUniqueViolation(cause)) throw cause
    const problem = `Your domain has another category called ${name}.`
    throw new ApiFailure('conflict', problem, { field: 'name', cause })
  })
  return present(row)
}
