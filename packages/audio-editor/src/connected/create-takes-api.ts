import { appApi } from '@lectern/api-client/app'
import { isApiFailure, unwrapOnce } from '@lectern/api-client/session'
import type { TakesApi } from '../takes/takes-api'
import type { SpeechApiOptions } from './create-speech-api'

/** Connects the takes of a chapter variation to the server. */
export function createTakesApi(dispatch: SpeechApiOptions['dispatch'], id: number): TakesApi {
  const fresh = { forceRefetch: true }
  return {
    list: (pageVariationId) =>
      unwrapOnce(dispatch(appApi.endpoints.listSentenceTakes.initiate({ id, pageVariationId }, fresh))),
    async hear(takeId) {
      const { audioLink } = await unwrapOnce(
        dispatch(appApi.endpoints.hearSentenceTake.initiate({ id, takeId }, fresh)),
      )
      return audioLink
    },
    readReason: (error) => (isApiFailure(error) ? error.msg : String(error)),
  }
}
