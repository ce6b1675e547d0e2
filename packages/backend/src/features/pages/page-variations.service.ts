import type { RectDataByVariation } from '@lectern/contracts/main'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import type { BookServices } from '../../entities/books/book-services'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { findPageVariation } from '../../entities/rects/rects.repository'
import { readPageVariation, updateRectData } from '../rects/rects.service'
import { changePages } from '../../entities/pages/change-pages'
import * as repository from '../../entities/pages/page-writes.repository'

export async function renameVariation(services: BookServices, caller: Caller, id: number, name: string | null) {
  await services.database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'page variation', id })
    const row = await findPageVariation(transaction, id)
    if (!row) throw notFound({ kind: 'page variation', id })
    await changePages(transaction, caller, [row.pageId], () => repository.changeVariation(transaction, id, { name }))
  })
  return readPageVariation(services, caller, id)
}

/** Saves rects addressed by page and language instead of the variation's id. */
export async function updateRectsByVariation(
  services: BookServices,
  caller: Caller,
  writes: readonly z.output<typeof RectDataByVariation>[],
  ifMatch: string | undefined,
) {
  const ids = [...new Set(writes.map(({ pageId }) => pageId))]
  const authoredPages = await repository.findAuthoredPages(services.database, caller, ids)
  for (const id of ids) if (!authoredPages.has(id)) await requireAuthor(services.database, caller, { kind: 'page', id })
  const pages = new Map((await repository.readOwnPages(services.database, ids)).map((page) => [page.id, page]))
  const resolved = writes.flatMap(({ pageId, variations }, index) =>
    variations.map((write) => {
      const variation = pages.get(pageId)?.variations.find((row) => row.variation === write.variation)
      if (!variation) {
        throw new ApiFailure('invalid-field', `Page ${pageId} has no ${write.variation} variation.`, {
          field: `${index}.variations`,
        })
      }
      return { pageId, variationId: variation.id, ...write }
    }),
  )
  return updateRectData(services, caller, resolved, ifMatch)
}

/** Deletes one language of a page; the page keeps at least one. */
export async function deletePageVariation({ database, sweepObjects }: BookServices, caller: Caller, id: number) {
  const updated = await database.transaction(async (transaction) => {
    const bookId = await requireAuthor(transaction, caller, { kind: 'page variation', id })
    const row = await findPageVariation(transaction, id)
    if (!row) throw notFound({ kind: 'page variation', id })
    await changePages(transaction, caller, [row.pageId], async ({ variations }) => {
      const variation = variations.find((candidate) => candidate.id === id)
      if (!variation) throw notFound({ kind: 'page variation', id })
      if (variations.length === 1) {
        throw new ApiFailure('conflict', 'This is the only language of the page. Delete the page instead.')
      }
      await repository.deleteVariation(transaction, variation)
    })
    return bookId
  })
  await sweepObjects(updated)
}
