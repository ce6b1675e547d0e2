import type { FailureCode } from './api-failure'
import type { SpeechFailure } from '../../ports/index'

/** Failure code of the response for each failure of speech. */
export const speechFailureCodes: Readonly<Record<SpeechFailure, FailureCode>> = {
  'unknown-voice': 'unknown-voice',
  'unknown-model': 'unknown-model',
  'empty-text': 'no-text',
  'text-too-long': 'invalid-field',
  timeout: 'engine-failed',
  cancelled: 'engine-failed',
  'quota-exceeded': 'budget-spent',
  // Not the caller's own 401, which would sign the author out.
  'bad-credentials': 'provider-refused',
  'rate-limited': 'provider-busy',
  'answer-unusable': 'provider-refused',
  'text-refused': 'invalid-field',
  'not-installed': 'not-available',
  'engine-failed': 'engine-failed',
}
