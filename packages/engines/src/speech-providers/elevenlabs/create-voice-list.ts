import type { Outside } from '../outside'
import { rememberFor } from '../remember-for'
import { Models, type ProviderModel, type ProviderVoice, VoicesPage } from './answers'
import { ask } from './ask'
import type { CallProvider } from './create-caller'
import { listPages } from './list-pages'
import type { ProviderFailure } from './provider-failure'

type Listed<Entry> = { kind: 'listed'; entries: Entry[] } | ProviderFailure

/** What the account can speak with, asked for at most once a minute. */
export interface VoiceList {
  voices(): Promise<Listed<ProviderVoice>>
  /** Those that speak; some of the provider's change voices only. */
  models(): Promise<Listed<ProviderModel>>
}

const KEPT_MS = 60_000
const LIMIT_SECONDS = 10

export function createVoiceList(call: CallProvider, { nowMs }: Outside): VoiceList {
  const isListed = ({ kind }: { kind: 'listed' | 'failed' }): boolean => kind === 'listed'

  const askVoices = (): Promise<Listed<ProviderVoice>> =>
    listPages(call, {
      path: '/v2/voices',
      pageParameter: 'next_page_token',
      shape: VoicesPage,
      entriesOf: (page) => page.voices,
      nextOf: (page) => (page.has_more === false ? null : (page.next_page_token ?? null)),
    })

  async function askModels(): Promise<Listed<ProviderModel>> {
    const answered = await ask(call, { method: 'GET', path: '/v1/models', limitSeconds: LIMIT_SECONDS }, Models)
    if (answered.kind === 'failed') return answered
    return { kind: 'listed', entries: answered.answer.filter((model) => model.can_do_text_to_speech !== false) }
  }

  return {
    voices: rememberFor(KEPT_MS, nowMs, askVoices, isListed),
    models: rememberFor(KEPT_MS, nowMs, askModels, isListed),
  }
}
