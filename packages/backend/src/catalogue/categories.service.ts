import type { CategoryChange } from '@lectern/contracts/main'
import type { z } from 'zod'
import { requireVisible } from '../books/book-rights'
import { isUniqueViolation } from '../database/is-unique-violation'
import type { Database } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { keepOtherFields } from '../http/keep-other-fields'
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
      otherFields: keepOtherFields(category.otherFields, others),
    })
  })
  const row = await changing.catch((cause: unknown) => {
    if (!isUniqueViolation(cause)) throw cause
    const problem = `Your domain has another category called ${name}.`
    throw new ApiFailure('conflict', problem, { field: 'name', cause })
  })
  return present(row)
}
