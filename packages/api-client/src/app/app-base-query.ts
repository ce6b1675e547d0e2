import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import type { WordedFailure } from '../failures/word-failure'
import { readAnswer, type ApiFailure } from '../session/read-api-failure'
import { createSessionBaseQuery } from '../session/session-base-query'
import { wordAppFailure } from './word-app-failure'

/** As `validateWord` answers. */
const notAWord = { isValid: false, response: '', validatedWord: null }

const ask = createSessionBaseQuery({
  findFailure: findRecognitionFailure,
  tell: wordAppFailure,
})

/** The base query of the product's own backend, with what the specification says of single calls. */
export const appBaseQuery: BaseQueryFn<string | FetchArgs, unknown, WordedFailure> = async (request, api, options) => {
  const answer = await ask(request, api, options)
  // Any answer but a good one counts as "no such word"; no answer at all says nothing of the word.
  const isRefusal = answer.error !== undefined && answer.error.status >= 300
  return api.endpoint === 'validateWord' && isRefusal ? { data: notAWord } : answer
}

/** A recognition that has a message has failed, whatever its status. */
function findRecognitionFailure(data: unknown, endpoint: string): ApiFailure | null {
  if (endpoint !== 'recognisePages') return null
  const isFailure = typeof data === 'object' && data !== null && 'msg' in data
  return isFailure ? { ...readAnswer(200, data), code: 'engine-failed' } : null
}
