import type { BugReport } from '@lectern/contracts/app'
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Queryable } from '../database/open-database'
import { bugReports } from '../database/schema'
import { ApiFailure } from '../http/api-failure'
import type { Caller, VerifyAccessToken } from '../http/caller'

/** Anybody may report: what comes in within an hour is bounded, for each account and for all who have none together. */
const mostAnHour = { account: 30, nobody: 300 }

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
  const since = new Date(now().getTime() - 3_600_000)
  if ((await countReports(database, userId, since)) >= (userId === null ? mostAnHour.nobody : mostAnHour.account)) {
    throw new ApiFailure('too-many-tries', 'Too many problems were reported within an hour. Try again later.', {
      headers: { 'retry-after': '600' },
    })
  }
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

async function countReports(database: Queryable, userId: number | null, since: Date): Promise<number> {
  const ofReporter = userId === null ? isNull(bugReports.userId) : eq(bugReports.userId, userId)
  const [row] = await database
    .select({ reports: count() })
    .from(bugReports)
    .where(and(ofReporter, gt(bugReports.createdAt, since)))
  return row?.reports ?? 0
}

function withoutToken(address: string): string {
  return address.replaceAll(/([?&#;](?:[\w-]*token)=)[^&#;]*/gi, '$1…')
}
