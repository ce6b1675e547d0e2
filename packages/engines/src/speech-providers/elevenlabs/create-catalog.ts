import type { CallEnvironment } from '../../http-calls/call-environment'
import { cacheFor } from '../../http-calls/cache-for'
import { Models, type ProviderModel, type ProviderVoice, VoicesPage } from './response-schemas'
import { callAndParse } from './call-and-parse'
import type { CallProvider } from './create-caller'
import { listPages } from './list-pages'
import type { ProviderFailure } from './provider-failure'

type Listed<Entry> = { kind: 'listed'; entries: Entry[] } | ProviderFailure

/** Voices and models of the account, requested at most once a minute. */
export interface Catalog {
  voices(): Promise<Listed<ProviderVoice>>
  /** Text-to-speech models; some of the provider's models only convert voices. */
  models(): Promise<Listed<ProviderModel>>
}

const CACHE_MS = 60_000
const TIMEOUT_SECONDS = 10

export function createCatalog(call: CallProvider, { nowMs }: CallEnvironment): Catalog {
  const isListed = ({ kind }: { kind: 'listed' | 'failed' }): boolean => kind === 'listed'

  const fetchVoices = (): Promise<Listed<ProviderVoice>> =>
    listPages(call, {
      path: '/v2/voices',
      pageParameter: 'next_page_token',
      schema: VoicesPage,
      entriesOf: (page) => page.voices,
      nextOf: (page) => (page.has_more === false ? null : (page.next_page_token ?? null)),
    })

  async function fetchModels(): Promise<Listed<ProviderModel>> {
    const result = await callAndParse(
      call,
      { method: 'GET', path: '/v1/models', timeoutSeconds: TIMEOUT_SECONDS },
      Models,
    )
    if (result.kind === 'failed') return result
    return { kind: 'listed', entries: result.value.filter((model) => model.can_do_text_to_speech !== false) }
  }

  return {
    voices: cacheFor(CACHE_MS, nowMs, fetchVoices, isListed),
    models: cacheFor(CACHE_MS, nowMs, fetchModels, isListed),
  }
}
