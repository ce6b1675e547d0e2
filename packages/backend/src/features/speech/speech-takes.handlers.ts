import { estimateSpeech, QuizSpeech, speakQuizText, speakTargetedText, SpeechTake } from '@lectern/contracts/app'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { respondWithJob } from '../../platform/jobs/respond-with-job'
import { countSpeechCost } from './count-speech-cost'
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
    bindRoute(speakQuizText, async ({ body, headers, caller, signal, beforeWaiting }) => {
      const job = await queueQuizText(services, caller, body)
      const call = { prefer: headers.prefer, signal, beforeWaiting }
      return respondWithJob(services.queue, job, call, (result) => QuizSpeech.parse(result))
    }),
  ]
}
