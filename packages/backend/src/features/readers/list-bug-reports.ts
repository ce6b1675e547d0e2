import { desc, eq, gte } from 'drizzle-orm'
import { z } from 'zod'
import { books, bugReports } from '../../entities/schema'
import type { Database } from '../../entities/schema/database-handle'

/** Fields that the form sends besides those with columns. A field of another type, from another program, is left out. */
const ReportedFields = z.looseObject({
  chapter_id: z.number().nullish().catch(null),
  selected_language: z.string().nullish().catch(null),
  position_seconds: z.number().nullish().catch(null),
  window: z.string().nullish().catch(null),
  interface_language: z.string().nullish().catch(null),
  browser: z.string().nullish().catch(null),
  activity: z.array(z.string()).nullish().catch(null),
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
      chapterId: fields.chapter_id ?? null,
      language: fields.selected_language ?? null,
      positionSeconds: fields.position_seconds ?? null,
      problems: Object.keys(report).flatMap((name) =>
        name.endsWith('_problem') && report[name] === true ? [name.slice(0, -'_problem'.length)] : [],
      ),
      window: fields.window ?? null,
      interfaceLanguage: fields.interface_language ?? null,
      browser: fields.browser ?? null,
      activity: fields.activity ?? [],
    }
  })
}
