import type { RectDataWrite } from '@lectern/contracts/main'
import type { z } from 'zod'
import { missing, requireAuthor } from '../books/book-rights'
import { touchBook } from '../books/books.repository'
import type { BookServices } from '../books/books.service'
import { presentPageVariation } from '../books/present-book'
import type { Queryable } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import * as repository from './rects.repository'

export async function readPageVariation({ database, links }: BookServices, caller: Caller, id: number) {
  await requireAuthor(database, caller, { kind: 'page variation', id })
  const row = await repository.findPageVariation(database, id)
  if (!row) throw missing({ kind: 'page variation', id })
  return presentPageVariation(row, links)
}

/**
 * Saves the rects of page variations, all or none. A write that names the revision it was made on is refused when that
 * is no longer the current one; a write that names none replaces what is there (its history keeps the old one).
 */
export async function updateRectData(
  { database }: BookServices,
  caller: Caller,
  writes: readonly z.output<typeof RectDataWrite>[],
): Promise<{ variationId: number; revision: number }[]> {
  return database.transaction((transaction) => writeRects(transaction, caller, writes))
}

/**
 * As `updateRectData`, for a transaction that does more.
 * @param path Where the writes stand in the call's body, for messages: empty or ending in a dot.
 */
export async function writeRects(
  transaction: Queryable,
  caller: Caller,
  writes: readonly z.output<typeof RectDataWrite>[],
  path = '',
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
