import type { Queryable } from '../database/open-database'
import { listUnfinishedJobs } from '../jobs/jobs.repository'
import { recognitionUploadPrefix } from '../objects/object-keys'
import type { ObjectStore } from '../ports/index'

/** Younger ones may belong to a call that has not queued its job yet. */
const longestCallSeconds = 3600

/** Removes those of the keys that are images sent along with a call; pages keep theirs. */
export async function removeRecognitionUploads(objects: ObjectStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) if (key.startsWith(recognitionUploadPrefix)) await objects.delete(key)
}

/** Removes images that no unfinished job needs: their process ended before it could. */
export async function removeAbandonedRecognitionUploads(
  database: Queryable,
  objects: ObjectStore,
  now: Date,
): Promise<void> {
  const payloads = (await listUnfinishedJobs(database, 'recognise')).map((job) => JSON.stringify(job.payload))
  for await (const { key, modifiedAt } of objects.list(recognitionUploadPrefix)) {
    const isYoung = modifiedAt > now.getTime() / 1000 - longestCallSeconds
    if (!isYoung && !payloads.some((payload) => payload.includes(key))) await objects.delete(key)
  }
}
