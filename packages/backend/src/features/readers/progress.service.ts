import type { BookProgress, BookProgressWrite, RecentBook } from '@lectern/contracts/app'
import type { z } from 'zod'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import * as repository from './progress.repository'
import { requireVisibleBook } from './require-visible-book'

type Progress = z.input<typeof BookProgress>

export async function readProgress(database: Database, caller: Caller, bookId: number): Promise<Progress> {
  const { userId } = caller
  await requireVisibleBook(database, caller, bookId)
  const row = await repository.findProgress(database, userId, bookId)
  return row ? presentProgress(row) : { bookId, currentPageId: null, totalSeconds: 0, userId, updatedAt: null }
}

export async function saveProgress(
  database: Database,
  caller: Caller,
  write: z.output<typeof BookProgressWrite>,
): Promise<Progress> {
  const { bookId, currentPageId, totalSecondsSpentOnCurrentPage: seconds, userId } = write
  if (userId !== undefined && userId !== null && userId !== caller.userId) {
    throw new ApiFailure('not-allowed', 'This is the progress of somebody else. Send your own, or leave userId out.', {
      field: 'userId',
    })
  }
  await requireVisibleBook(database, caller, bookId)
  const bookOfPage = await repository.findBookOfPage(database, currentPageId)
  if (bookOfPage !== null && bookOfPage !== bookId) {
    throw new ApiFailure('invalid-field', `Page ${currentPageId} is not in book ${bookId}.`, { field: 'currentPageId' })
  }
  const position = { userId: caller.userId, bookId, currentPageId, seconds }
  return presentProgress(await repository.writeProgress(database, position))
}

/** Returns the books that the caller read last and may still see. */
export async function listRecentBooks(database: Database, caller: Caller): Promise<z.input<typeof RecentBook>[]> {
  const rows = await repository.findRecentBooks(database, caller)
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }))
}

function presentProgress({ updatedAt, ...row }: repository.ProgressRow): Progress {
  return { ...row, updatedAt: updatedAt.toISOString() }
}
