import { AlignedChapter, alignChapter } from '@lectern/contracts/app'
import { alignAudio, AlignedAudio } from '@lectern/contracts/main'
import { rm } from 'node:fs/promises'
import type { Database } from '../database/open-database'
import type { Caller } from '../http/caller'
import { bindRoute, type Call, type RouteBinding } from '../http/route-binding'
import { answerWithJob } from '../jobs/answer-with-job'
import type { JobQueue } from '../jobs/job-queue'
import type { JobRow } from '../jobs/jobs.repository'
import type { ObjectStore } from '../ports/index'
import { queueAudio, recordingLimits } from './align-audio.service'
import { queueChapter } from './align-chapter.service'

export interface AlignmentHandlerServices {
  database: Database
  objects: ObjectStore
  queue: JobQueue
}

export function alignmentHandlers(services: AlignmentHandlerServices): RouteBinding[] {
  return [
    bindRoute(alignAudio, async ({ body, headers, caller, signal, waitsFor }) => {
      const job = await receiveAndQueue(services, caller, body)
      const call = { prefer: headers.prefer, signal, waitsFor }
      return answerWithJob(services.queue, job, call, (result) => AlignedAudio.parse(result))
    }),
    bindRoute(alignChapter, async ({ body, headers, caller, signal, waitsFor }) => {
      const job = await queueChapter(services, caller, body)
      const call = { prefer: headers.prefer, signal, waitsFor }
      return answerWithJob(services.queue, job, call, (result) => AlignedChapter.parse(result))
    }),
  ]
}

/** The recording is in the store once its job is queued: its local copy is not held until the job has ended. */
async function receiveAndQueue(
  services: AlignmentHandlerServices,
  caller: Caller,
  body: Call<typeof alignAudio>['body'],
): Promise<JobRow> {
  const form = await body.receive(recordingLimits)
  try {
    return await queueAudio(services, caller, form)
  } finally {
    await rm(form.folder, { recursive: true, force: true })
  }
}
