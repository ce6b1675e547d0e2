interface VoiceChoice {
  readonly voice_id: string
  readonly name: string
  readonly labels: { readonly language?: string | undefined }
  readonly languages?: readonly string[]
}

export type ChosenVoice =
  | { readonly kind: 'chosen'; readonly voiceId: string; readonly name: string }
  | { readonly kind: 'unknown'; readonly message: string }

/** Maximum number of voices that a message lists. */
const MAX_EXAMPLES = 6

/** Returns the voice with the given id or name, or the first one of the language or of its base language. */
export function chooseVoice(voices: readonly VoiceChoice[], asked: string | null, language: string): ChosenVoice {
  const speaking = voicesOf(voices, language)
  if (asked !== null) {
    const searched = asked.toLowerCase()
    const found = voices.find(
      (voice) => voice.voice_id.toLowerCase() === searched || voice.name.toLowerCase() === searched,
    )
    if (found) return { kind: 'chosen', voiceId: found.voice_id, name: found.name }
    const examples = (speaking.length > 0 ? speaking : voices).slice(0, MAX_EXAMPLES)
    const names = examples.map((voice) => `${voice.voice_id} (${voice.name})`).join('; ')
    return { kind: 'unknown', message: `There is no voice "${asked}". There are, among others: ${names}.` }
  }
  const [first] = speaking
  if (first) return { kind: 'chosen', voiceId: first.voice_id, name: first.name }
  return { kind: 'unknown', message: `No voice speaks "${language}". Choose one with --voice, or another --language.` }
}

/** Returns the voices of the exact language, else of its base language, else of another region, else the multilingual ones. */
function voicesOf(voices: readonly VoiceChoice[], language: string): readonly VoiceChoice[] {
  const exact = language.toLowerCase()
  const base = exact.split('-')[0] ?? exact
  const languageOf = (voice: VoiceChoice): string | undefined => voice.labels.language?.toLowerCase()
  const groups = [
    voices.filter((voice) => languageOf(voice) === exact),
    voices.filter((voice) => languageOf(voice) === base),
    voices.filter((voice) => languageOf(voice)?.startsWith(`${base}-`)),
    voices.filter((voice) => voice.languages?.length === 0),
  ]
  return groups.find((group) => group.length > 0) ?? []
}
