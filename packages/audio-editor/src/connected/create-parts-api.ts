import { appApi } from '@lectern/api-client/app'
import type { PartsApi, TextToSpeak } from '../parts/parts-api'
import { readFailure, readResult, waitForJob, type SpeechApiOptions } from './create-speech-api'

/** Connects speech that does not become the narration to the server. */
export function createPartsApi(
  { dispatch, session, chapterId, language }: SpeechApiOptions,
  chapterVariationId: number | null,
): PartsApi {
  const toRequest = ({ voice, pages, dictionaryIds, previousText, nextText, take }: TextToSpeak) => ({
    ...voice,
    voiceSettings: { ...voice.voiceSettings },
    chapterId,
    variation: language,
    selectedLanguage: language,
    pages: [...pages],
    ...(dictionaryIds.length === 0 ? {} : { pronunciationDictionaries: [...dictionaryIds] }),
    ...(previousText === undefined ? {} : { previousText }),
    ...(nextText === undefined ? {} : { nextText }),
    ...(take === undefined ? {} : { take }),
  })
  return {
    async countCost(text) {
      const request = { targetedSpeechRequest: toRequest(text) }
      return dispatch(appApi.endpoints.estimateSpeech.initiate(request, { track: false })).unwrap()
    },
    async speak(text) {
      const targetedSpeechRequest = { ...toRequest(text), audioFormat: 'wav' as const }
      const request = appApi.endpoints.speakTargetedText.initiate(
        { prefer: 'respond-async', targetedSpeechRequest },
        { track: false },
      )
      const response = await dispatch(request).unwrap()
      const result = 'jobId' in response ? await waitForJob(session, response.jobId, () => undefined) : response
      const { audioLink } = readResult(result)
      if (audioLink === null) throw new Error('The recording has no link.')
      return audioLink
    },
    async lock(text, { pageVariationId, text: sentence }) {
      const sentenceLockRequest = { ...toRequest(text), sentence: { pageVariationId, text: sentence } }
      await dispatch(appApi.endpoints.lockSentence.initiate({ sentenceLockRequest }, { track: false })).unwrap()
    },
    async unlock({ pageVariationId, text }) {
      if (chapterVariationId === null) return
      const request = { id: chapterVariationId, body: { pageVariationId, text } }
      await dispatch(appApi.endpoints.unlockSentence.initiate(request, { track: false })).unwrap()
    },
    readFailure,
  }
}
