import { AlignedChapter, alignChapter } from '@lectern/contracts/app'
import { alignAudio, AlignedAudio } from '@lectern/contracts/main'
import { rm } from 'node:fs/promises'
import type { Database } from '../../entities/schema/database-handle'
import type { Caller } from '../../entities/rights/caller'
import { bindRoute, type Call, type RouteBinding } from '../../platform/http/route-binding'
import { respondWithJob } from '../../platform/jobs/respond-with-job'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { JobRow } from '../../platform/jobs/jobs.repository'
import type { ObjectStore } from '../../ports/index'
import { queueAudioAlignment, recordingLimits } from './align-audio.service'
import { queueChapterAlignment } from './align-chapter.service'

export interface AlignmentHandlerServices {
  database: Database
  objects: ObjectStore
  queue: JobQueue
}

export function alignmentHandlers(services: AlignmentHandlerServices): RouteBinding[] {
  return [
    bindRoute(alignAudio, async ({ body, headers, caller, signal, beforeWaiting }) => {
      const job = await receiveAndQueue(services, caller, body)
      const call = { prefer: headers.prefer, signal, beforeWaiting }
      return respondWithJob(services.queue, job, call, (result) => AlignedAudio.parse(result))
    }),
    bindRoute(alignChapter, async ({ body, headers, caller, signal, beforeWaiting }) => {
      const job = await queueChapterAlignment(services, caller, body)
      const call = { prefer: headers.prefer, signal, beforeWaiting }
      return respondWithJob(services.queue, job, call, (result) => AlignedChapter.parse(result))
    }),
  ]
}

/** Queues the job and deletes the local copy of the recording, which is in the store by then. */
async function receiveAndQueue(
  services: AlignmentHandlerServices,
  caller: Caller,
  body: Call<typeof alignAudio>['body'],
): Promise<JobRow> {
  const form = await body.receive(recordingLimits)
  try {
    return await queueAudioAlignment(services, caller, form)
  } finally {
    await rm(form.folder, { recursive: true, force: true })
  }
}
