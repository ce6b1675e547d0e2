import { removeExpired } from './accounts/accounts.repository'
import { removeExpiredMail } from './accounts/mailed-links.repository'
import type { Database } from './database/open-database'
import { forgetAnsweredCalls } from './http/answered-calls'
import { removeJobsEndedBefore } from './jobs/jobs.repository'
import type { LocalObjectStore } from './objects/local-object-store'
import { removeAbandonedUploads } from './page-import/remove-abandoned-uploads'
import { removeAbandonedRecognitionUploads } from './recognition/recognition-uploads'

/** How long one can ask what has become of a job. */
const keepJobsDays = 30

/** Removes what is over and what a crash has left behind. Called at start, before any call arrives. */
export async function clearUp(
  { database, objects, uploadsFolder }: { database: Database; objects: LocalObjectStore; uploadsFolder: string },
  now: Date,
): Promise<void> {
  await removeAbandonedUploads(database, uploadsFolder)
  await removeAbandonedRecognitionUploads(database, objects, now)
  await objects.removeHalfWritten()
  await removeExpired(database, now)
  await removeExpiredMail(database, now)
  await forgetAnsweredCalls(database, now)
  await removeJobsEndedBefore(database, new Date(now.getTime() - keepJobsDays * 86_400_000))
}
