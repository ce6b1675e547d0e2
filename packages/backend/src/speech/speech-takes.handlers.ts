import { QuizSpeech, speakQuizText, speakTargetedText, SpeechTake } from '@lectern/contracts/app'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import { answerWithJob } from '../jobs/answer-with-job'
import { queueQuizText, queueTargetedText } from './speak-takes.service'
import type { SpeechServices } from './speech.service'

export function speechTakeHandlers(services: SpeechServices): RouteBinding[] {
  return [
    bindRoute(speakTargetedText, async ({ body, headers, caller, signal, waitsFor }) => {
      const job = await queueTargetedText(services, caller, body)
      const call = { prefer: headers.prefer, signal, waitsFor }
      return answerWithJob(services.queue, job, call, (result) => SpeechTake.parse(result))
    }),
    bindRoute(speakQuizText, async ({ body, headers, caller, signal, waitsFor }) => {
      const job = await queueQuizText(services, caller, body)
      const call = { prefer: headers.prefer, signal, waitsFor }
      return answerWithJob(services.queue, job, call, (result) => QuizSpeech.parse(result))
    }),
  ]
}
