import { removeExpired } from './accounts/accounts.repository'
import { removeExpiredMail } from './accounts/mailed-links.repository'
import type { Database } from './database/open-database'
import { forgetAnsweredCalls } from './http/answered-calls'
import { removeJobsEndedBefore } from './jobs/jobs.repository'
import { removeHalfWritten } from './objects/remove-half-written'
import type { ObjectStore } from './ports/index'
import { alignmentUploadPrefix, importUploadPrefix, recognitionUploadPrefix } from './objects/object-keys'
import { removeAbandonedUploads } from './objects/remove-abandoned-uploads'
import { forgetRevisionsBefore } from './revisions/revisions.repository'
import { forgetTestSubmissions } from './quizzes/test-student'

/** How long one can ask what has become of a job. */
const keepJobsDays = 30

/** Removes what is over and what a crash has left behind: at start, before any call arrives, and every hour. */
export async function clearUp(
  {
    database,
    objects,
    uploadsFolder,
    incomingFolder,
    keepRevisionsDays,
  }: {
    database: Database
    objects: ObjectStore
    uploadsFolder: string
    incomingFolder: string
    /** Null: all of them. */
    keepRevisionsDays: number | null
  },
  now: Date,
): Promise<void> {
  await removeAbandonedUploads(database, objects, { prefix: importUploadPrefix, kind: 'import' }, now)
  await removeAbandonedUploads(database, objects, { prefix: recognitionUploadPrefix, kind: 'recognise' }, now)
  await removeAbandonedUploads(database, objects, { prefix: alignmentUploadPrefix, kind: 'align' }, now)
  for (const folder of [uploadsFolder, incomingFolder]) await removeHalfWritten(folder, now)
  await removeExpired(database, now)
  await removeExpiredMail(database, now)
  await forgetAnsweredCalls(database, now)
  await forgetTestSubmissions(database, now)
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await removeJobsEndedBefore(database, daysAgo(keepJobsDays))
  if (keepRevisionsDays !== null) await forgetRevisionsBefore(database, daysAgo(keepRevisionsDays))
}
