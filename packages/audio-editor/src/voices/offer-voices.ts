import { baseLanguage } from '@lectern/core/text'
import type { Voice } from './voice'

/** Whether a voice speaks the language, whatever the country. */
export function speaks(voice: Voice, language: string): boolean {
  return baseLanguage(voice.labels.language ?? '') === baseLanguage(language)
}

/**
 * The voices to choose among: those that speak the language, and the one that is stored. All of them when `all` is asked
 * for, or when none speaks it.
 */
export function offerVoices(
  voices: readonly Voice[],
  o: { readonly language: string; readonly storedId: string; readonly all: boolean },
): readonly Voice[] {
  if (o.all || !voices.some((voice) => speaks(voice, o.language))) return voices
  return voices.filter((voice) => speaks(voice, o.language) || voice.voice_id === o.storedId)
}
