import type { RectDataWrite } from '@lectern/contracts/main'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { touchBook } from '../../entities/books/books.repository'
import type { BookServices } from '../../entities/books/book-services'
import { presentPageVariation } from '../../entities/books/present-book'
import type { Queryable } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { imageDigest } from '../../entities/objects/image-digest'
import * as repository from '../../entities/rects/rects.repository'

export async function readPageVariation({ database, links }: BookServices, caller: Caller, id: number) {
  const bookId = await requireAuthor(database, caller, { kind: 'page variation', id })
  const row = await repository.findPageVariation(database, id)
  if (!row) throw notFound({ kind: 'page variation', id })
  return presentPageVariation(row, bookId, links)
}

/**
 * Saves the rects of page variations, all or none. A write that names its base revision is refused if that is outdated;
 * a write without one replaces the current state, which its history keeps.
 */
export async function updateRectData(
  { database }: BookServices,
  caller: Caller,
  writes: readonly z.output<typeof RectDataWrite>[],
  ifMatch?: string,
): Promise<{ variationId: number; revision: number }[]> {
  if (ifMatch !== undefined && writes.length > 1) {
    throw new ApiFailure('invalid-field', 'If-Match is for one page. For several, give each its revision.', {
      field: 'if-match',
    })
  }
  return database.transaction((transaction) => writeRects(transaction, caller, writes, { ifMatch }))
}

/**
 * Does the same within a transaction.
 * @param options.path Position of the writes in the body, for messages: empty or ending in a dot.
 * @param options.ifMatch Header of a request that writes one page.
 */
export async function writeRects(
  transaction: Queryable,
  caller: Caller,
  writes: readonly z.output<typeof RectDataWrite>[],
  { path = '', ifMatch }: { path?: string; ifMatch?: string | undefined } = {},
): Promise<{ variationId: number; revision: number }[]> {
  refuseRepeats(writes, path)
  const ids = writes.map((write) => write.variationId)
  const locked = await repository.lockAuthoredVariations(transaction, caller, ids)
  const rectWrites: repository.RectWrite[] = []
  for (const [index, write] of writes.entries()) {
    const current = locked.get(write.variationId)
    if (!current) {
      await requireAuthor(transaction, caller, { kind: 'page variation', id: write.variationId })
      throw notFound({ kind: 'page variation', id: write.variationId })
    }
    if (current.pageId !== write.pageId || current.variation !== write.variation) {
      throw new ApiFailure(
        'invalid-field',
        `Page variation ${current.id} is the ${current.variation} variation of page ${current.pageId}.`,
        { field: `${path}${index}.variationId` },
      )
    }
    requireRevision(ifMatch, current.revision, `Page ${current.pageId}`)
    if (write.revision !== undefined && write.revision !== current.revision) {
      throw new ApiFailure(
        'stale-revision',
        `Page ${current.pageId} was saved by someone else meanwhile. Read it again and merge your changes.`,
        { field: `${path}${index}.revision`, currentRevision: current.revision },
      )
    }
    const revision = current.revision + 1
    rectWrites.push({
      variationId: current.id,
      revision,
      rectData: write.rectData,
      textSource: write.textSource ?? current.textSource ?? 'manual',
      madeOn: { kind: 'edited', image: imageDigest(current.imageKey), fitsImage: write.fitsImage === true },
      authorId: caller.userId,
    })
  }
  await repository.writeRectData(transaction, rectWrites)
  for (const bookId of new Set([...locked.values()].map((row) => row.bookId))) await touchBook(transaction, bookId)
  return rectWrites.map(({ variationId, revision }) => ({ variationId, revision }))
}

function refuseRepeats(writes: readonly { variationId: number }[], path: string): void {
  const seen = new Set<number>()
  for (const [index, { variationId }] of writes.entries()) {
    if (seen.has(variationId)) {
      throw new ApiFailure('invalid-field', `Page variation ${variationId} is named twice.`, {
        field: `${path}${index}.variationId`,
      })
    }
    seen.add(variationId)
  }
}
