import type { SpeechVoice } from '@lectern/backend/ports'
import { baseLanguage } from '@lectern/core/text'

/** Returns true if a voice speaks a language; a voice without languages speaks all languages of its models. */
export function speaksLanguage({ labels, languages }: SpeechVoice, language: string): boolean {
  const base = baseLanguage(language)
  const spoken = labels.language === undefined ? languages : [labels.language, ...languages]
  return spoken.length === 0 || spoken.some((one) => baseLanguage(one) === base)
}
