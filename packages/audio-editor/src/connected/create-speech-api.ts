import { appApi, runJob } from '@lectern/api-client/app'
import type { SessionKeeper } from '@lectern/api-client/session'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { SpeechApi } from '../editor/audio-editor-ports'
import type { VoiceReplacement } from '../editor/step'
import type { GenerationFailure } from '../generation/describe-generation-failure'

export interface SpeechApiOptions {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  readonly session: SessionKeeper
  readonly chapterId: number
  readonly language: string
}

/** A job that did not succeed. */
export class JobFailure extends Error {
  constructor(readonly failure: GenerationFailure) {
    super(failure.kind)
  }
}

/** Reads the replacements of a finished generation; none if it has no such field. */
function readReplacements(result: unknown): readonly VoiceReplacement[] {
  if (typeof result !== 'object' || result === null) return []
  const replacements: unknown = Reflect.get(result, 'replacements')
  return Array.isArray(replacements) ? replacements.filter(isReplacement) : []
}

function isReplacement(value: unknown): value is VoiceReplacement {
  if (typeof value !== 'object' || value === null) return false
  const field: unknown = Reflect.get(value, 'field')
  return (
    (field === 'voiceId' || field === 'modelId') &&
    typeof Reflect.get(value, 'requested') === 'string' &&
    typeof Reflect.get(value, 'used') === 'string'
  )
}

/** A dictionary that takes longer counts as one that cannot be asked. */
const LOOK_UP_MILLISECONDS = 5000

/** Connects the audio editor of a chapter in one language to the server. */
export function createSpeechApi({ dispatch, session, chapterId, language }: SpeechApiOptions): SpeechApi {
  return {
    async lookUpWord({ word, written, language: lang }) {
      const request = appApi.endpoints.validateWord.initiate(
        { wordToValidate: { word, lang, written } },
        { track: false },
      )
      const call = dispatch(request)
      const timeout = setTimeout(() => call.abort(), LOOK_UP_MILLISECONDS)
      const { data } = await call
      clearTimeout(timeout)
      return data === undefined ? null : data.isValid
    },
    async generate(voice, pages) {
      const speechRequest = {
        ...voice,
        voiceSettings: { ...voice.voiceSettings },
        chapterId,
        variation: language,
        selectedLanguage: language,
        audioFormat: 'mp3' as const,
        pages: [...pages],
      }
      const request = appApi.endpoints.generateSpeech.initiate(
        { prefer: 'respond-async', speechRequest },
        { track: false },
      )
      const response = await dispatch(request).unwrap()
      return 'jobId' in response
        ? { kind: 'queued', jobId: response.jobId }
        : { kind: 'finished', replacements: readReplacements(response) }
    },
    async followJob(jobId, onProgress) {
      const outcome = await runJob(session, jobId, onProgress)
      if (outcome.kind !== 'failed') return readReplacements(outcome.result)
      const { message, lostSpeech } = outcome
      throw new JobFailure(
        lostSpeech === undefined ? { kind: 'refused', text: message } : { kind: 'speech-lost', ...lostSpeech },
      )
    },
  }
}
