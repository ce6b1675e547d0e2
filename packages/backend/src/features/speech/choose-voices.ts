import { SpeechReplacement } from '@lectern/contracts/app'
import { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Speech, SpeechModel } from '../../ports/index'

type Replacement = z.output<typeof SpeechReplacement>

/** Replacements as jobs store them; jobs of earlier versions have none. */
export const StoredReplacements = z.array(SpeechReplacement).default([])

interface VoiceChoice {
  /** Returns the voice if the provider has it, else the provider's first one of the language. */
  chooseVoice(requested: string | undefined): string
  /** Returns the model if the provider has it, else the provider's first one. */
  chooseModel(requested: string | undefined): SpeechModel
  /** Returns the replacements so far, each once. */
  replacements(): Replacement[]
}

/** No author reads more of them. */
const maxReplacements = 100

/**
 * Chooses from the provider's voices and models. Books keep ids for years, and of other installations: an unknown one must
 * not stop the speech. A missing one is a choice of the default, not a replacement. Throws without a speech engine.
 */
export async function loadVoiceChoice(speech: Speech, language: string): Promise<VoiceChoice> {
  const [voices, models] = await Promise.all([speech.voices(), speech.models()])
  const [firstVoice] = voices
  const [firstModel] = models
  if (!firstVoice || !firstModel) {
    throw new ApiFailure(
      'not-available',
      'No speech engine can be reached. Install the speech package, or ask the operator.',
    )
  }
  const primary = language.split('-', 1)[0]
  const native = voices.find(({ languages }) => languages.some((own) => own.split('-', 1)[0] === primary))
  const defaultVoice = (native ?? firstVoice).voice_id
  const knownVoices = new Set(voices.map((voice) => voice.voice_id))
  const replaced = new Map<string, Replacement>()
  function report(replacement: Replacement): void {
    const key = `${replacement.field} ${replacement.requested}`
    if (replaced.size < maxReplacements) replaced.set(key, replacement)
  }
  return {
    chooseVoice(requested) {
      if (requested === undefined) return defaultVoice
      if (knownVoices.has(requested)) return requested
      report({ field: 'voiceId', requested, used: defaultVoice })
      return defaultVoice
    },
    chooseModel(requested) {
      if (requested === undefined) return firstModel
      const known = models.find((model) => model.model_id === requested)
      if (!known) report({ field: 'modelId', requested, used: firstModel.model_id })
      return known ?? firstModel
    },
    replacements: () => [...replaced.values()],
  }
}

/** Returns the result's field for replacements; no field if there are none. */
export function presentReplacements(replacements: Replacement[]): { replacements?: Replacement[] } {
  return replacements.length === 0 ? {} : { replacements }
}
