import type { RectDataWrite } from '@lectern/contracts/main'
import type { z } from 'zod'
import { missing, requireAuthor } from '../books/book-rights'
import { touchBook } from '../books/books.repository'
import type { BookServices } from '../books/books.service'
import { presentPageVariation } from '../books/present-book'
import type { Queryable } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { requireRevision } from '../http/revision-tag'
import * as repository from './rects.repository'

export async function readPageVariation({ database, links }: BookServices, caller: Caller, id: number) {
  const bookId = await requireAuthor(database, caller, { kind: 'page variation', id })
  const row = await repository.findPageVariation(database, id)
  if (!row) throw missing({ kind: 'page variation', id })
  return presentPageVariation(row, bookId, links)
}

/**
 * Saves the rects of page variations, all or none. A write that names the revision it was made on is refused when that
 * is no longer the current one; a write that names none replaces what is there (its history keeps the old one).
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
 * As `updateRectData`, for a transaction that does more.
 * @param options.path Where the writes stand in the call's body, for messages: empty or ending in a dot.
 * @param options.ifMatch The header of a call that writes one page.
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
  const written: { variationId: number; revision: number }[] = []
  for (const [index, write] of writes.entries()) {
    const current = locked.get(write.variationId)
    if (!current) {
      await requireAuthor(transaction, caller, { kind: 'page variation', id: write.variationId })
      throw missing({ kind: 'page variation', id: write.variationId })
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
    await repository.writeRectData(transaction, {
      variationId: current.id,
      revision,
      rectData: write.rectData,
      textSource: write.textSource ?? current.textSource ?? 'manual',
      authorId: caller.userId,
    })
    written.push({ variationId: current.id, revision })
  }
  for (const bookId of new Set([...locked.values()].map((row) => row.bookId))) await touchBook(transaction, bookId)
  return written
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
