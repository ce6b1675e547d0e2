import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import type { FailureWithMessage } from '../failures/add-failure-message'
import { readFailureBody, type ApiFailure } from '../session/read-api-failure'
import { createSessionBaseQuery } from '../session/session-base-query'
import { addAppFailureMessage } from './add-app-failure-message'

/** Response of `validateWord`. */
const notAWord = { isValid: false, response: '', validatedWord: null }

const ask = createSessionBaseQuery({
  findFailure: findRecognitionFailure,
  toFailure: addAppFailureMessage,
})

/** Creates the base query of the product's own backend, with the specification's rules for single calls. */
export const appBaseQuery: BaseQueryFn<string | FetchArgs, unknown, FailureWithMessage> = async (
  request,
  api,
  options,
) => {
  const response = await ask(request, api, options)
  // Any error response counts as "no such word"; a network error says nothing about the word.
  const isRefusal = response.error !== undefined && response.error.status >= 300
  return api.endpoint === 'validateWord' && isRefusal ? { data: notAWord } : response
}

/** Returns the failure of a recognition: a response with a message is one, whatever its status. */
function findRecognitionFailure(data: unknown, endpoint: string): ApiFailure | null {
  if (endpoint !== 'recognisePages') return null
  const isFailure = typeof data === 'object' && data !== null && 'msg' in data
  return isFailure ? { ...readFailureBody(200, data), code: 'engine-failed' } : null
}
