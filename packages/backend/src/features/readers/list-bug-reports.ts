import { desc, eq, gte } from 'drizzle-orm'
import { z } from 'zod'
import { books, bugReports } from '../../entities/schema'
import type { Database } from '../../entities/schema/database-handle'

/** Fields that the form sends besides those with columns. A field of another type, from another program, is left out. */
const ReportedFields = z.looseObject({
  chapter_id: z.number().nullable().catch(null),
  selected_language: z.string().nullable().catch(null),
  position_seconds: z.number().nullable().catch(null),
  window: z.string().nullable().catch(null),
  interface_language: z.string().nullable().catch(null),
  browser: z.string().nullable().catch(null),
  activity: z.array(z.string()).catch([]),
})

/** A report of a problem, without anything that tells who sent it. */
export interface ListedBugReport {
  readonly id: number
  readonly createdAt: Date
  readonly bookId: number | null
  /** Null for a book that does not exist any more. */
  readonly bookTitle: string | null
  readonly chapterId: number | null
  readonly pageId: number | null
  readonly language: string | null
  readonly positionSeconds: number | null
  /** Kinds of problems that the reader chose, such as `audio`. */
  readonly problems: readonly string[]
  readonly message: string | null
  /** Such as `375 × 667`, in CSS pixels. */
  readonly window: string | null
  readonly interfaceLanguage: string | null
  readonly browser: string | null
  /** Latest events before the report, oldest first. */
  readonly activity: readonly string[]
}

/** Returns the newest reports of problems, newest first, `count` at most, none from before `since`. */
export async function listBugReports(
  database: Database,
  { count, since }: { readonly count: number; readonly since: Date | null },
): Promise<ListedBugReport[]> {
  const rows = await database
    .select({
      id: bugReports.id,
      createdAt: bugReports.createdAt,
      bookId: bugReports.bookId,
      bookTitle: books.title,
      pageId: bugReports.pageId,
      message: bugReports.message,
      report: bugReports.report,
    })
    .from(bugReports)
    .leftJoin(books, eq(books.id, bugReports.bookId))
    .where(since === null ? undefined : gte(bugReports.createdAt, since))
    .orderBy(desc(bugReports.createdAt), desc(bugReports.id))
    .limit(count)
  return rows.map(({ report, ...row }) => {
    const fields = ReportedFields.parse(report)
    return {
      ...row,
      chapterId: fields.chapter_id,
      language: fields.selected_language,
      positionSeconds: fields.position_seconds,
      problems: Object.keys(report).flatMap((name) =>
        name.endsWith('_problem') && report[name] === true ? [name.slice(0, -'_problem'.length)] : [],
      ),
      window: fields.window,
      interfaceLanguage: fields.interface_language,
      browser: fields.browser,
      activity: fields.activity,
    }
  })
}
