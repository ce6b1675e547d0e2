import type { SpeechFailure } from '@lectern/backend/ports'
import { explainFailure } from './explain-failure'
import type { ProviderFailure } from './provider-failure'
import { readErrorBody } from './read-error-body'

/**
 * The provider's error codes, of all versions. They distinguish what the status does not: a used-up quota and a bad key are both
 * 401.
 */
const failureByCode: readonly (readonly [code: RegExp, failure: SpeechFailure])[] = [
  [/quota|insufficient_credit|credit_limit|payment_required|payment_issue|billing/, 'quota-exceeded'],
  [/too_many_concurrent|concurrent_limit|concurrency|rate_limit|too_many_requests|system_busy/, 'rate-limited'],
  [/max_character_limit|character_limit_exceeded|too_long/, 'text-too-long'],
  [/voice_not_found|voice_does_not_exist|invalid_voice|invalid_uid|voice_id/, 'unknown-voice'],
  [/model_not_found|invalid_model|model_does_not_exist|unsupported_model|model_can_not|model_id/, 'unknown-model'],
  [
    /api_key|missing_permission|insufficient_permission|authenti|authoriz|unusual_activity|sign_in_required/,
    'bad-credentials',
  ],
]

/** The error message may name a quota where the body has no code and the status is ambiguous. */
const quotaSentence = /\bquota\b|\bcredits?\b/i

/** Classifies a response other than success. `body` is its text, of any format. */
export function classifyFailure(status: number, body: string): ProviderFailure {
  const { codes, message } = readErrorBody(body)
  const code = classifyCodes(codes) ?? classifyStatus(status, message)
  return { kind: 'failed', code, message: explainFailure(code, message, status), detail: message, codes }
}

function classifyCodes(codes: readonly string[]): SpeechFailure | null {
  for (const code of codes) {
    const found = failureByCode.find(([pattern]) => pattern.test(code))
    if (found) return found[1]
  }
  return null
}

function classifyStatus(status: number, message: string): SpeechFailure {
  switch (status) {
    case 401:
    case 403:
      return quotaSentence.test(message) ? 'quota-exceeded' : 'bad-credentials'
    case 402:
      return 'quota-exceeded'
    case 404:
      return 'unknown-voice'
    case 408:
    case 504:
      return 'timeout'
    case 413:
      return 'text-too-long'
    case 429:
      return 'rate-limited'
    case 400:
    case 422:
    case 451:
      return 'text-refused'
    default:
      return 'engine-failed'
  }
}
