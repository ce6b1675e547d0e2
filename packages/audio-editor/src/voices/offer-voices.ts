import { baseLanguage } from '@lectern/core/text'
import type { Voice } from './voice'

/** Returns true if a voice speaks the language, in any country's variety. */
export function speaks(voice: Voice, language: string): boolean {
  const own = voice.labels.language
  return own !== undefined && baseLanguage(own) === baseLanguage(language)
}

/** Returns the voices to offer: those of the language and the stored one; all of them if `all` is set or none speaks it. */
export function offerVoices(
  voices: readonly Voice[],
  o: { readonly language: string; readonly storedId: string; readonly all: boolean },
): readonly Voice[] {
  if (o.all || !voices.some((voice) => speaks(voice, o.language))) return voices
  return voices.filter((voice) => speaks(voice, o.language) || voice.voice_id === o.storedId)
}
