import type { SpeechVoice } from '@lectern/backend/ports'

/** Returns true if a voice speaks a language; a voice without languages speaks all languages of its models. */
export function speaksLanguage({ labels, languages }: SpeechVoice, language: string): boolean {
  const base = baseOf(language)
  const spoken = labels.language === undefined ? languages : [labels.language, ...languages]
  return spoken.length === 0 || spoken.some((one) => baseOf(one) === base)
}

function baseOf(language: string): string {
  return language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
}
