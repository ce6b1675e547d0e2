import type { Queryable } from '../database/open-database'
import { type JobKind, listUnfinishedJobs } from '../jobs/jobs.repository'
import type { ObjectStore } from '../ports/index'

/** Younger ones may belong to a call that has not queued its job yet. */
const longestCallSeconds = 3600

/** Removes the objects below a prefix that no unfinished job of the kind names: their process ended before it could. */
export async function removeAbandonedUploads(
  database: Queryable,
  objects: ObjectStore,
  { prefix, kind }: { prefix: string; kind: JobKind },
  now: Date,
): Promise<void> {
  const payloads = (await listUnfinishedJobs(database, kind)).map((job) => JSON.stringify(job.payload))
  for await (const { key, modifiedAt } of objects.list(prefix)) {
    const isYoung = modifiedAt > now.getTime() / 1000 - longestCallSeconds
    if (!isYoung && !payloads.some((payload) => payload.includes(key))) await objects.delete(key)
  }
}
