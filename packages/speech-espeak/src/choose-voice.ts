import type { CatalogueEntry } from './build-voice-catalogue.ts'

function primary(language: string): string {
  const first = language.toLowerCase().replace(/[-_].*$/s, '')
  return first === 'cmn' ? 'zh' : first
}

/**
 * Chooses the voice to speak with. A voice of another language than the text's would read it by the wrong rules: its character
 * then speaks the text's language. Returns null for an unknown voice.
 */
export function chooseVoice(
  catalogue: readonly CatalogueEntry[],
  voiceId: string,
  language: string,
): { engineVoice: string } | null {
  const requested = catalogue.find(({ offered }) => offered.voice_id === voiceId)
  if (!requested) return null
  const primaryLanguage = primary(language)
  if (primaryLanguage === '' || primary(requested.offered.labels.language) === primaryLanguage) return requested
  const speakers = catalogue.filter(({ offered }) => primary(offered.labels.language) === primaryLanguage)
  const exact = speakers.filter(({ offered }) => offered.labels.language.toLowerCase() === language.toLowerCase())
  const native = [...exact, ...speakers].find(({ variant }) => variant === null)
  if (!native) return requested
  return { engineVoice: requested.variant === null ? native.engineVoice : `${native.engineVoice}+${requested.variant}` }
}
