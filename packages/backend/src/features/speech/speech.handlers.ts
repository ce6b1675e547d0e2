import {
  addWordsToChapter,
  generateSpeech,
  getChapterAudio,
  getChapterWords,
  getNarrationOrigin,
  setChapterAudio,
  SpeechGenerated,
} from '@lectern/contracts/app'
import { successBody } from '../../platform/http/success-body'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { respondWithJob } from '../../platform/jobs/respond-with-job'
import { addWords } from './add-words'
import * as service from './speech.service'

export function speechHandlers(services: service.SpeechServices): RouteBinding[] {
  return [
    bindRoute(generateSpeech, async ({ body, headers, caller, signal, beforeWaiting }) => {
      const job = await service.queueSpeech(services, caller, body)
      const call = { prefer: headers.prefer, signal, beforeWaiting }
      return respondWithJob(services.queue, job, call, (result) => SpeechGenerated.parse(result))
    }),
    bindRoute(getChapterWords, async ({ params, caller }) => ({
      status: 200,
      body: { words: await service.readChapterWords(services, caller, params.id) },
    })),
    bindRoute(getNarrationOrigin, async ({ params, caller }) => ({
      status: 200,
      body: await service.readChapterOrigin(services, caller, params.id),
    })),
    bindRoute(addWordsToChapter, async ({ body, caller }) => {
      await addWords(services, caller, body)
      return { status: 200, body: successBody }
    }),
    bindRoute(getChapterAudio, async ({ params, caller }) => ({
      status: 200,
      body: { audio_link: await service.readChapterAudio(services, caller, params.id) },
    })),
    bindRoute(setChapterAudio, async ({ params, body, caller }) => {
      await service.setChapterAudio(services, caller, params.id, body.audioFileName)
      return { status: 200, body: successBody }
    }),
  ]
}
