import type { SpeechFailure, SpeechResult } from '@lectern/backend/ports'
import { explainFailure } from './explain-failure'
import type { ProviderFailure } from './provider-failure'

/** Converts the provider's failure, or one found before a call, to the shape of the port. */
export function failSpeech(
  failure: ProviderFailure | SpeechFailure,
  detail?: string,
): Extract<SpeechResult, { kind: 'failed' }> {
  if (typeof failure !== 'string') {
    const { code, message, mayBePaid } = failure
    return { kind: 'failed', code, message, ...(mayBePaid ? { mayBePaid } : {}) }
  }
  const advice = explainFailure(failure, '', 0)
  return { kind: 'failed', code: failure, message: detail === undefined ? advice : `${advice} ${detail}` }
}
