import { AlignedChapter, alignChapter } from '@lectern/contracts/app'
import { alignAudio, AlignedAudio } from '@lectern/contracts/main'
import { rm } from 'node:fs/promises'
import type { Database } from '../database/open-database'
import { bindRoute, type RouteBinding } from '../http/route-binding'
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
    bindRoute(alignAudio, async ({ body, headers, caller, signal }) => {
      const form = await body.receive(recordingLimits)
      // Not held until the job has ended: the recording is in the store by then.
      let job: JobRow
      try {
        job = await queueAudio(services, caller, form)
      } finally {
        await rm(form.folder, { recursive: true, force: true })
      }
      const call = { prefer: headers.prefer, signal }
      return answerWithJob(services.queue, job, call, (result) => AlignedAudio.parse(result))
    }),
    bindRoute(alignChapter, async ({ body, headers, caller, signal }) => {
      const job = await queueChapter(services, caller, body)
      const call = { prefer: headers.prefer, signal }
      return answerWithJob(services.queue, job, call, (result) => AlignedChapter.parse(result))
    }),
  ]
}
