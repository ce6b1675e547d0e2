import { appApi, runJob } from '@lectern/api-client/app'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import type { OnProgress } from '@lectern/core/pipeline'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { GenerationResult, SpeechApi } from '../editor/audio-editor-ports'
import type { VoiceReplacement } from '../editor/step'
import type { GenerationFailure } from '../generation/describe-generation-failure'

export interface SpeechApiOptions {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  readonly session: SessionKeeper
  readonly chapterId: number
  readonly language: string
}

/** A job that did not succeed. */
class JobFailure extends Error {
  constructor(readonly failure: GenerationFailure) {
    super(failure.kind)
  }
}

/** Reads the reason of a rejected call. */
export function readFailure(error: unknown): GenerationFailure {
  if (error instanceof JobFailure) return error.failure
  return { kind: 'refused', text: isApiFailure(error) ? error.msg : String(error) }
}

/** Follows a job to its end. Returns its result; throws if it fails. */
export async function waitForJob(session: SessionKeeper, jobId: string, onProgress: OnProgress): Promise<unknown> {
  const outcome = await runJob(session, jobId, onProgress)
  if (outcome.kind !== 'failed') return outcome.result
  const { message, lostSpeech } = outcome
  throw new JobFailure(
    lostSpeech === undefined ? { kind: 'refused', text: message } : { kind: 'speech-lost', ...lostSpeech },
  )
}

/** Reads the result of a finished generation; fields that it lacks are null or empty. */
export function readResult(result: unknown): GenerationResult {
  if (typeof result !== 'object' || result === null) return { audioLink: null, replacements: [] }
  const audioLink: unknown = Reflect.get(result, 'audioLink')
  const replacements: unknown = Reflect.get(result, 'replacements')
  return {
    audioLink: typeof audioLink === 'string' ? audioLink : null,
    replacements: Array.isArray(replacements) ? replacements.filter(isReplacement) : [],
  }
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
    async generate(voice, pages, dictionaryIds) {
      const speechRequest = {
        ...voice,
        voiceSettings: { ...voice.voiceSettings },
        chapterId,
        variation: language,
        selectedLanguage: language,
        // The page encodes the MP3, uploads it and sets it as the track.
        audioFormat: 'wav' as const,
        pages: [...pages],
        ...(dictionaryIds.length === 0 ? {} : { pronunciationDictionaries: [...dictionaryIds] }),
      }
      const request = appApi.endpoints.generateSpeech.initiate(
        { prefer: 'respond-async', speechRequest },
        { track: false },
      )
      const response = await dispatch(request).unwrap()
      return 'jobId' in response
        ? { kind: 'queued', jobId: response.jobId }
        : { kind: 'finished', ...readResult(response) }
    },
    async chooseTake(chapterVariationId, { takeId, isLocked }, onProgress) {
      const request = appApi.endpoints.chooseSentenceTake.initiate(
        { id: chapterVariationId, takeId, prefer: 'respond-async', takeChoice: { isLocked } },
        { track: false },
      )
      const response = await dispatch(request).unwrap()
      if ('jobId' in response) await waitForJob(session, response.jobId, onProgress)
      dispatch(appApi.util.invalidateTags(['SentenceLocks']))
    },
    async followJob(jobId, onProgress) {
      return readResult(await waitForJob(session, jobId, onProgress))
    },
  }
}
