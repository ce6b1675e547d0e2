import { OcrResults, recognisePages, validateWord } from '@lectern/contracts/app'
import type { Database } from '../../entities/schema/database-handle'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { respondWithJob } from '../../platform/jobs/respond-with-job'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { ObjectStore, WordValidation } from '../../ports/index'
import { queueRecognition } from './recognition.service'
import { checkWord } from './check-word'

export interface RecognitionHandlerServices {
  database: Database
  objects: ObjectStore
  queue: JobQueue
  wordValidation: WordValidation
}

export function recognitionHandlers(services: RecognitionHandlerServices): RouteBinding[] {
  return [
    bindRoute(recognisePages, async ({ body, headers, caller, signal, beforeWaiting }) => {
      const job = await queueRecognition(services, caller, body)
      const call = { prefer: headers.prefer, signal, beforeWaiting }
      return respondWithJob(services.queue, job, call, (result) => OcrResults.parse(result))
    }),
    bindRoute(validateWord, async ({ body }) => ({
      status: 200,
      body: await checkWord(services.wordValidation, body),
    })),
  ]
}
