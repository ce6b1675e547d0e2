import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { AlignmentForm } from '@lectern/contracts/main'
import type { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { FormLimits, ReceivedForm } from '../../platform/http/receive-form'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { JobRow } from '../../platform/jobs/jobs.repository'
import { refuseFalseWav } from '../../platform/media/refuse-false-wav'
import { hashContent } from '../../entities/objects/hash-content'
import { alignmentUploadKey } from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'
import type { AlignPayload } from './align-job'
import { hashFile } from './align-cached'
import { maxUploadBytes } from '../../platform/uploads/max-upload-bytes'

export const recordingLimits: Partial<FormLimits> = {
  maximumFiles: 1,
  maximumFileBytes: maxUploadBytes.recording,
  maximumTotalBytes: maxUploadBytes.recording,
  maximumFieldBytes: 1_600_000,
}

/** Queues the alignment of an uploaded recording; a repeated request returns the running job. */
export async function queueAudioAlignment(
  { objects, queue }: { objects: ObjectStore; queue: JobQueue },
  { userId }: Caller,
  { fields, files }: ReceivedForm<z.output<typeof AlignmentForm>>,
): Promise<JobRow> {
  const [file] = files
  if (!file || file.sizeBytes === 0) {
    throw new ApiFailure('invalid-field', 'Send one recording that is not empty, as the part "file".', {
      field: 'file',
    })
  }
  const { text, language } = fields
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw new ApiFailure('no-text', 'The text contains nothing to speak. Add words.', { field: 'text' })
  }
  await refuseFalseWav(file)
  const key = alignmentUploadKey(randomUUID())
  try {
    await objects.put(key, Readable.toWeb(createReadStream(file.path)), 'application/octet-stream')
    const payload: z.input<typeof AlignPayload> = { kind: 'upload', key, fileName: file.fileName, text, language }
    const job = await queue.enqueue({
      kind: 'align',
      key: hashContent(JSON.stringify([userId, language, text, await hashFile(file.path)])),
      userId,
      bookId: null,
      payload,
    })
    // A job for the same content exists already, so this file is not needed.
    if (!JSON.stringify(job.payload).includes(key)) await objects.delete(key)
    return job
  } catch (error) {
    await objects.delete(key)
    throw error
  }
}
