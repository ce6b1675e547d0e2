import type { CallEnvironment } from '../../http-calls/call-environment'
import { cacheFor } from '../../http-calls/cache-for'
import { Models, type ProviderModel, type ProviderVoice, VoicesPage } from './response-schemas'
import { callAndParse } from './call-and-parse'
import type { CallProvider } from './create-caller'
import { listPages } from './list-pages'
import type { ProviderFailure } from './provider-failure'

type Listed<Entry> = { kind: 'listed'; entries: Entry[] } | ProviderFailure

/** Voices and models of the account, requested at most once a minute. */
export interface VoiceList {
  voices(): Promise<Listed<ProviderVoice>>
  /** Models that speak; some of the provider's models only convert voices. */
  models(): Promise<Listed<ProviderModel>>
}

const KEPT_MS = 60_000
const LIMIT_SECONDS = 10

export function createVoiceList(call: CallProvider, { nowMs }: CallEnvironment): VoiceList {
  const isListed = ({ kind }: { kind: 'listed' | 'failed' }): boolean => kind === 'listed'

  const fetchVoices = (): Promise<Listed<ProviderVoice>> =>
    listPages(call, {
      path: '/v2/voices',
      pageParameter: 'next_page_token',
      shape: VoicesPage,
      entriesOf: (page) => page.voices,
      nextOf: (page) => (page.has_more === false ? null : (page.next_page_token ?? null)),
    })

  async function fetchModels(): Promise<Listed<ProviderModel>> {
    const answered = await callAndParse(
      call,
      { method: 'GET', path: '/v1/models', limitSeconds: LIMIT_SECONDS },
      Models,
    )
    if (answered.kind === 'failed') return answered
    return { kind: 'listed', entries: answered.answer.filter((model) => model.can_do_text_to_speech !== false) }
  }

  return {
    voices: cacheFor(KEPT_MS, nowMs, fetchVoices, isListed),
    models: cacheFor(KEPT_MS, nowMs, fetchModels, isListed),
  }
}
