import type { BugReport } from '@lectern/contracts/app'
import type { z } from 'zod'
import type { Database } from '../database/open-database'
import { bugReports } from '../database/schema'
import type { Caller, VerifyAccessToken } from '../http/caller'

export interface BugServices {
  database: Database
  verifyAccessToken: VerifyAccessToken
  now: () => Date
}

/** Keeps a report. The token in it only says who reports; neither it nor one in the return address is kept. */
export async function keepBugReport(
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
    report: { ...report, ...(returnurl ? { returnurl: withoutToken(returnurl) } : {}) },
    createdAt: now(),
  })
}

function withoutToken(address: string): string {
  return address.replaceAll(/([?&#;](?:[\w-]*token)=)[^&#;]*/gi, '$1…')
}
