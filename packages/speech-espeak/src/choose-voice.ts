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
  const asked = catalogue.find(({ offered }) => offered.voice_id === voiceId)
  if (!asked) return null
  const wanted = primary(language)
  if (wanted === '' || primary(asked.offered.labels.language) === wanted) return asked
  const speakers = catalogue.filter(({ offered }) => primary(offered.labels.language) === wanted)
  const exact = speakers.filter(({ offered }) => offered.labels.language.toLowerCase() === language.toLowerCase())
  const native = [...exact, ...speakers].find(({ variant }) => variant === null)
  if (!native) return asked
  return { engineVoice: asked.variant === null ? native.engineVoice : `${native.engineVoice}+${asked.variant}` }
}
