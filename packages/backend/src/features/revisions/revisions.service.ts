import { notFound, type PartOfBook, requireAuthor } from '../../entities/rights/book-rights'
import type { BookServices } from '../../entities/books/book-services'
import type { Queryable } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { signLinksIn } from '../../entities/objects/object-links'
import * as repository from './stored-revisions.repository'

/** Converts a revised entity to the part of a book that rights are checked on. */
export function toPart({ entity, id }: repository.RevisedRow): PartOfBook {
  return { kind: entity === 'page-variation' ? 'page variation' : entity, id }
}

export async function listRevisions(
  { database }: BookServices,
  caller: Caller,
  revised: repository.RevisedRow,
  { before, limit }: { before: number | undefined; limit: number },
) {
  await requireAuthor(database, caller, toPart(revised))
  const currentRevision = await repository.readCurrentRevision(database, revised)
  if (currentRevision === null) throw notFound(toPart(revised))
  // One more than returned, to know whether there are more.
  const stored = await repository.listStoredRevisions(database, revised, { before, limit: limit + 1 })
  const page = stored.slice(0, limit)
  return {
    currentRevision,
    revisions: page.map(({ changes, ...row }) => ({ ...presentStoredRevision(row), changes })),
    nextBefore: stored.length > limit ? (page.at(-1)?.revision ?? null) : null,
  }
}

export async function readRevision(
  { database, links }: BookServices,
  caller: Caller,
  revised: repository.RevisedRow,
  revision: number,
) {
  const bookId = await requireAuthor(database, caller, toPart(revised))
  const stored = await requireStoredRevision(database, revised, revision)
  return { ...presentStoredRevision(stored), state: await signLinksIn(stored.state, bookId, links) }
}

export async function requireStoredRevision(
  database: Queryable,
  revised: repository.RevisedRow,
  revision: number,
): Promise<repository.StoredState> {
  const stored = await repository.readStoredRevision(database, revised, revision)
  if (stored) return stored
  const { kind, id } = toPart(revised)
  throw new ApiFailure(
    'not-found',
    `Revision ${revision} of ${kind} ${id} is not stored. The list shows those that are.`,
    {
      field: 'revision',
    },
  )
}

function presentStoredRevision({ revision, createdAt, author }: repository.StoredRevision) {
  return { revision, writtenAt: createdAt.toISOString(), author }
}
