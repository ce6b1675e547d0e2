import {
  addWordsToChapter,
  generateSpeech,
  getChapterAudio,
  getChapterWords,
  setChapterAudio,
  SpeechGenerated,
} from '@lectern/contracts/app'
import { done } from '../http/done'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import { answerWithJob } from '../jobs/answer-with-job'
import { addWords } from './add-words'
import * as service from './speech.service'

export function speechHandlers(services: service.SpeechServices): RouteBinding[] {
  return [
    bindRoute(generateSpeech, async ({ body, headers, caller, signal, waitsFor }) => {
      const job = await service.queueSpeech(services, caller, body)
      const call = { prefer: headers.prefer, signal, waitsFor }
      return answerWithJob(services.queue, job, call, (result) => SpeechGenerated.parse(result))
    }),
    bindRoute(getChapterWords, async ({ params, caller }) => ({
      status: 200,
      body: { words: await service.readChapterWords(services, caller, params.id) },
    })),
    bindRoute(addWordsToChapter, async ({ body, caller }) => {
      await addWords(services, caller, body)
      return { status: 200, body: done }
    }),
    bindRoute(getChapterAudio, async ({ params, caller }) => ({
      status: 200,
      body: { audio_link: await service.readChapterAudio(services, caller, params.id) },
    })),
    bindRoute(setChapterAudio, async ({ params, body, caller }) => {
      await service.setChapterAudio(services, caller, params.id, body.audioFileName)
      return { status: 200, body: done }
    }),
  ]
}
