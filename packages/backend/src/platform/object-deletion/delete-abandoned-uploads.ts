import type { Queryable } from '../../entities/schema/database-handle'
import { type JobKind, listUnfinishedJobs } from '../jobs/jobs.repository'
import type { ObjectStore } from '../../ports/index'

/** Younger uploads may belong to a request that has not queued its job yet. */
const maxCallSeconds = 3600

/** Deletes uploads below a prefix that no unfinished job of the kind references: the process ended before it could. */
export async function deleteAbandonedUploads(
  database: Queryable,
  objects: ObjectStore,
  { prefix, kind }: { prefix: string; kind: JobKind },
  now: Date,
): Promise<void> {
  const payloads = (await listUnfinishedJobs(database, kind)).map((job) => JSON.stringify(job.payload))
  for await (const { key, modifiedAt } of objects.list(prefix)) {
    const isYoung = modifiedAt > now.getTime() / 1000 - maxCallSeconds
    if (!isYoung && !payloads.some((payload) => payload.includes(key))) await objects.delete(key)
  }
}
