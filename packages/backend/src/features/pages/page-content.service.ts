import { Page, type PageContent, PageVariation } from '@lectern/contracts/main'
import type { z } from 'zod'
import { requireAuthor } from '../../entities/rights/book-rights'
import type { BookServices } from '../../entities/books/book-services'
import { presentMarks } from '../../entities/books/present-book'
import type { Queryable } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { requireRevision, toRevisionTag } from '../../entities/revisions/revision-tag'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import { signLinksIn, unsignLinksIn } from '../../entities/objects/object-links'
import { changePages, type OwnPage } from '../../entities/pages/change-pages'
import * as repository from '../../entities/pages/page-writes.repository'

type Content = z.output<typeof PageContent>

export interface ContentWrite {
  pageId: number
  content: Content
  /** Unknown fields that are not given are removed. */
  isReplaced?: boolean
  ifMatch?: string | undefined
}

/** Saves the given fields of pages, all or none. */
export async function savePages({ database }: BookServices, caller: Caller, writes: readonly ContentWrite[]) {
  refuseRepeats(writes)
  const ids = writes.map(({ pageId }) => pageId)
  return database.transaction((transaction) =>
    changePages(transaction, caller, ids, async (page, index) => {
      const write = writes[index]
      if (!write) throw new Error(`no write for page ${page.id}`)
      requireRevision(write.ifMatch, page.revision, `Page ${page.id}`)
      const { revision } = write.content
      if (revision !== undefined) requireRevision(toRevisionTag(revision), page.revision, `Page ${page.id}`)
      await saveContent(transaction, page, write)
    }),
  )
}

async function saveContent(transaction: Queryable, page: OwnPage, { content, isReplaced = false }: ContentWrite) {
  const { bookId } = page
  const { name, popupTriggers, coachingPoints, variations = [] } = content
  const toStored = (mark: { id: string }) => ({ ...unsignLinksIn({ ...mark }, bookId), id: mark.id })
  const others = mergeOtherFields(isReplaced ? {} : page.otherFields, content, Page)
  await repository.changePage(transaction, page.id, {
    ...(name === undefined ? {} : { name }),
    ...(popupTriggers === undefined ? {} : { popupTriggers: popupTriggers.map(toStored) }),
    ...(coachingPoints === undefined ? {} : { coachingPoints: coachingPoints.map(toStored) }),
    otherFields: unsignLinksIn(others, bookId),
  })
  for (const [index, fields] of variations.entries()) {
    const variation = page.variations.find(({ id }) => id === fields.id)
    if (!variation) {
      throw new ApiFailure('invalid-field', `Page ${page.id} has no variation ${fields.id}.`, {
        field: `variations.${index}.id`,
      })
    }
    await repository.changeVariation(transaction, variation.id, {
      ...(fields.name === undefined ? {} : { name: fields.name }),
      ...(fields.altText === undefined ? {} : { altText: fields.altText }),
      otherFields: unsignLinksIn(mergeOtherFields(variation.otherFields, fields, PageVariation), bookId),
    })
  }
}

function refuseRepeats(writes: readonly ContentWrite[]): void {
  const seen = new Set<number>()
  for (const [index, { pageId }] of writes.entries()) {
    if (seen.has(pageId)) {
      throw new ApiFailure('invalid-field', `Page ${pageId} is named twice.`, { field: `${index}.pageId` })
    }
    seen.add(pageId)
  }
}

/** Returns the page's own fields, in the form that `savePages` takes. */
export async function readContent({ database, links }: BookServices, caller: Caller, pageId: number) {
  const bookId = await requireAuthor(database, caller, { kind: 'page', id: pageId })
  const [page] = await repository.readOwnPages(database, [pageId])
  if (!page) throw new ApiFailure('not-found', `There is no page ${pageId}, or you may not see it.`)
  const { name, popupTriggers, coachingPoints, otherFields, revision } = page
  return {
    ...(await signLinksIn(otherFields, bookId, links)),
    name,
    popupTriggers: await presentMarks(popupTriggers, bookId, links),
    coachingPoints: await presentMarks(coachingPoints, bookId, links),
    revision,
  }
}
