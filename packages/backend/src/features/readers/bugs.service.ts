import type { BugReport } from '@lectern/contracts/app'
import type { z } from 'zod'
import type { Database } from '../../entities/schema/database-handle'
import { bugReports } from '../../entities/schema'
import type { Caller, VerifyAccessToken } from '../../entities/rights/caller'

export interface BugServices {
  database: Database
  verifyAccessToken: VerifyAccessToken
  now: () => Date
}

/** Stores a report. Its token only identifies the reader; neither it nor one in the return address is stored. */
export async function storeBugReport(
  { database, verifyAccessToken, now }: BugServices,
  caller: Caller | null,
  { user_token: token, ...report }: z.output<typeof BugReport>,
): Promise<void> {
  const verdict = caller === null && token ? await verifyAccessToken(token) : null
  const userId = caller?.userId ?? (verdict?.kind === 'valid' ? verdict.caller.userId : null)
  const { message, book_id: bookId, page_id: pageId, returnurl } = report
  await database.insert(bugReports).values({
    userId,
    bookId,
    pageId,
    message,
    report: { ...report, ...(returnurl ? { returnurl: stripToken(returnurl) } : {}) },
    createdAt: now(),
  })
}

function stripToken(address: string): string {
  return address.replaceAll(/([?&#;](?:[\w-]*token)=)[^&#;]*/gi, '$1…')
}
