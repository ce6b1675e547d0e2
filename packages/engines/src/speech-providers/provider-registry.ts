import type { ForcedAlignment, Speech } from '@lectern/backend/ports'
import type { EngineChoices, ProviderAccess } from '../choices/engine-choices'
import type { MatchPool } from './elevenlabs/matching-calls'
import { createElevenLabsAlignment } from './elevenlabs/create-elevenlabs-alignment'
import { createElevenLabsSpeech } from './elevenlabs/create-elevenlabs-speech'
import type { CallEnvironment } from '../http-calls/call-environment'

/** Dependencies of a provider. */
export interface ProviderSetting<Engine> {
  choices: EngineChoices
  outside: CallEnvironment
  /** The embedded engine. */
  embedded: Engine
  /** Parses responses and matches them with the text in a worker: a recording may have tens of thousands of words. */
  matching: MatchPool
}

/** Speech by the operator's choice. Another provider is a folder beside this file and a line here. */
export const speechProviders: Readonly<Record<EngineChoices['speech'], (setting: ProviderSetting<Speech>) => Speech>> =
  {
    embedded: ({ embedded }) => embedded,
    elevenlabs: ({ choices, outside, matching }) =>
      createElevenLabsSpeech(requireAccess(choices.elevenLabs), outside, matching),
  }

/** Forced alignment by the operator's choice. */
export const alignmentProviders: Readonly<
  Record<EngineChoices['alignment'], (setting: ProviderSetting<ForcedAlignment>) => ForcedAlignment>
> = {
  embedded: ({ embedded }) => embedded,
  elevenlabs: ({ choices, outside, matching }) =>
    createElevenLabsAlignment(requireAccess(choices.elevenLabs), outside, matching),
}

function requireAccess(access: ProviderAccess | null): ProviderAccess {
  if (!access) throw new Error('ElevenLabs is chosen without a key')
  return access
}
