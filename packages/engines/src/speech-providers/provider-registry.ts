import type { ForcedAlignment, Speech } from '@lectern/backend/ports'
import type { EngineChoices, ProviderAccess } from '../engine-choices'
import type { MatchPool } from '../word-matching/match-calls'
import { createElevenLabsAlignment } from './elevenlabs/create-elevenlabs-alignment'
import { createElevenLabsSpeech } from './elevenlabs/create-elevenlabs-speech'
import type { Outside } from './outside'

/** What a provider is made from. */
export interface ProviderSetting<Engine> {
  choices: EngineChoices
  outside: Outside
  /** What comes with Lectern. */
  embedded: Engine
  /** Reads what a provider answered and matches it with the text, off the event loop: a recording may have tens of thousands of words. */
  matching: MatchPool
}

/** Who speaks, by the operator's choice: another provider is a folder beside this file and a line here. */
export const speechProviders: Readonly<Record<EngineChoices['speech'], (setting: ProviderSetting<Speech>) => Speech>> =
  {
    embedded: ({ embedded }) => embedded,
    elevenlabs: ({ choices, outside, matching }) =>
      createElevenLabsSpeech(requireAccess(choices.elevenLabs), outside, matching),
  }

/** Who finds words in recordings, by the operator's choice. */
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
