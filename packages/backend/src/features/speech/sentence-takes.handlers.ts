import { chooseSentenceTake, hearSentenceTake, listSentenceTakes, SpeechGenerated } from '@lectern/contracts/app'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { respondWithJob } from '../../platform/jobs/respond-with-job'
import { hearTake, listTakes, queueTakeChoice } from './sentence-takes.service'
import type { SpeechServices } from './speech.service'

export function sentenceTakeHandlers(services: SpeechServices): RouteBinding[] {
  return [
    bindRoute(listSentenceTakes, async ({ params, query, caller }) => ({
      status: 200,
      body: await listTakes(services, caller, params.id, query.pageVariationId),
    })),
    bindRoute(hearSentenceTake, async ({ params, caller }) => ({
      status: 200,
      body: await hearTake(services, caller, params.id, params.takeId),
    })),
    bindRoute(chooseSentenceTake, async ({ params, body, headers, caller, signal, beforeWaiting }) => {
      const { isLocked } = body
      const job = await queueTakeChoice(services, caller, params.id, { takeId: params.takeId, isLocked })
      const call = { prefer: headers.prefer, signal, beforeWaiting }
      return respondWithJob(services.queue, job, call, (result) => SpeechGenerated.parse(result))
    }),
  ]
}
