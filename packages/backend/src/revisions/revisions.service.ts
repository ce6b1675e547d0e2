import { missing, type PartOfBook, requireAuthor } from '../books/book-rights'
import type { BookServices } from '../books/books.service'
import type { Queryable } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { withOpenLinks } from '../objects/own-links'
import * as repository from './kept-revisions.repository'

/** The part of a book that the calls name. */
export function toPart({ entity, id }: repository.Revised): PartOfBook {
  return { kind: entity === 'page-variation' ? 'page variation' : entity, id }
}

export async function listRevisions(
  { database }: BookServices,
  caller: Caller,
  revised: repository.Revised,
  { before, limit }: { before: number | undefined; limit: number },
) {
  await requireAuthor(database, caller, toPart(revised))
  const currentRevision = await repository.readCurrentRevision(database, revised)
  if (currentRevision === null) throw missing(toPart(revised))
  // One more than are answered tells whether there are any.
  const kept = await repository.listKept(database, revised, { before, limit: limit + 1 })
  const shown = kept.slice(0, limit)
  return {
    currentRevision,
    revisions: shown.map(({ changes, ...row }) => ({ ...presentKept(row), changes })),
    nextBefore: kept.length > limit ? (shown.at(-1)?.revision ?? null) : null,
  }
}

export async function readRevision(
  { database, links }: BookServices,
  caller: Caller,
  revised: repository.Revised,
  revision: number,
) {
  const bookId = await requireAuthor(database, caller, toPart(revised))
  const kept = await requireKept(database, revised, revision)
  return { ...presentKept(kept), state: await withOpenLinks(kept.state, bookId, links) }
}

export async function requireKept(
  database: Queryable,
  revised: repository.Revised,
  revision: number,
): Promise<repository.KeptState> {
  const kept = await repository.readKept(database, revised, revision)
  if (kept) return kept
  const { kind, id } = toPart(revised)
  throw new ApiFailure(
    'not-found',
    `Revision ${revision} of ${kind} ${id} is not kept. The list says which ones are.`,
    {
      field: 'revision',
    },
  )
}

function presentKept({ revision, createdAt, author }: repository.KeptRevision) {
  return { revision, writtenAt: createdAt.toISOString(), author }
}
