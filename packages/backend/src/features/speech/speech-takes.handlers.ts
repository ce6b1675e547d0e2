import {
  estimateSpeech,
  listSentenceLocks,
  lockSentence,
  QuizSpeech,
  speakQuizText,
  speakTargetedText,
  SpeechTake,
  unlockSentence,
} from '@lectern/contracts/app'
import { successBody } from '../../platform/http/success-body'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { respondWithJob } from '../../platform/jobs/respond-with-job'
import { countSpeechCost } from './count-speech-cost'
import * as locking from './lock-sentence'
import { queueQuizText, queueTargetedText } from './speak-takes.service'
import type { SpeechServices } from './speech.service'

export function speechTakeHandlers(services: SpeechServices): RouteBinding[] {
  return [
    bindRoute(speakTargetedText, async ({ body, headers, caller, signal, beforeWaiting }) => {
      const job = await queueTargetedText(services, caller, body)
      const call = { prefer: headers.prefer, signal, beforeWaiting }
      return respondWithJob(services.queue, job, call, (result) => SpeechTake.parse(result))
    }),
    bindRoute(estimateSpeech, async ({ body, caller }) => ({
      status: 200,
      body: await countSpeechCost(services, caller, body),
    })),
    bindRoute(lockSentence, async ({ body, caller }) => {
      await locking.lockSentence(services, caller, body)
      return { status: 200, body: successBody }
    }),
    bindRoute(listSentenceLocks, async ({ params, caller }) => ({
      status: 200,
      body: await locking.listSentenceLocks(services, caller, params.id),
    })),
    bindRoute(unlockSentence, async ({ params, body, caller }) => {
      await locking.unlockSentence(services, caller, params.id, body)
      return { status: 200, body: successBody }
    }),
    bindRoute(speakQuizText, async ({ body, headers, caller, signal, beforeWaiting }) => {
      const job = await queueQuizText(services, caller, body)
      const call = { prefer: headers.prefer, signal, beforeWaiting }
      return respondWithJob(services.queue, job, call, (result) => QuizSpeech.parse(result))
    }),
  ]
}
