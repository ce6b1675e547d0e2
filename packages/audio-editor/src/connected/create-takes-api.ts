import { appApi } from '@lectern/api-client/app'
import { isApiFailure } from '@lectern/api-client/session'
import type { TakesApi } from '../takes/takes-api'
import type { SpeechApiOptions } from './create-speech-api'

/** Connects the takes of a chapter variation to the server. */
export function createTakesApi(dispatch: SpeechApiOptions['dispatch'], id: number): TakesApi {
  const fresh = { subscribe: false, forceRefetch: true }
  return {
    list: (pageVariationId) =>
      dispatch(appApi.endpoints.listSentenceTakes.initiate({ id, pageVariationId }, fresh)).unwrap(),
    async hear(takeId) {
      const { audioLink } = await dispatch(appApi.endpoints.hearSentenceTake.initiate({ id, takeId }, fresh)).unwrap()
      return audioLink
    },
    readReason: (error) => (isApiFailure(error) ? error.msg : String(error)),
  }
}
