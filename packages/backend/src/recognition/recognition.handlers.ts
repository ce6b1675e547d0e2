import { OcrResults, recognisePages, validateWord } from '@lectern/contracts/app'
import type { Database } from '../database/open-database'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import { answerWithJob } from '../jobs/answer-with-job'
import type { JobQueue } from '../jobs/job-queue'
import type { ObjectStore, WordValidation } from '../ports/index'
import { queueRecognition } from './recognition.service'
import { judgeWord } from './judge-word'

export interface RecognitionHandlerServices {
  database: Database
  objects: ObjectStore
  queue: JobQueue
  wordValidation: WordValidation
}

export function recognitionHandlers(services: RecognitionHandlerServices): RouteBinding[] {
  return [
    bindRoute(recognisePages, async ({ body, headers, caller, signal, waitsFor }) => {
      const job = await queueRecognition(services, caller, body)
      const call = { prefer: headers.prefer, signal, waitsFor }
      return answerWithJob(services.queue, job, call, (result) => OcrResults.parse(result))
    }),
    bindRoute(validateWord, async ({ body }) => ({
      status: 200,
      body: await judgeWord(services.wordValidation, body),
    })),
  ]
}
