interface VoiceChoice {
  readonly voice_id: string
  readonly name: string
  readonly labels: { readonly language?: string | undefined }
}

export type ChosenVoice =
  | { readonly kind: 'chosen'; readonly voiceId: string; readonly name: string }
  | { readonly kind: 'unknown'; readonly message: string }

/** The voice that was asked for by id or name, else the first one of the language, else of its base language. */
export function chooseVoice(voices: readonly VoiceChoice[], asked: string | null, language: string): ChosenVoice {
  if (asked !== null) {
    const wanted = asked.toLowerCase()
    const found = voices.find((voice) => voice.voice_id.toLowerCase() === wanted || voice.name.toLowerCase() === wanted)
    if (found) return { kind: 'chosen', voiceId: found.voice_id, name: found.name }
    const some = voices.slice(0, 8).map((voice) => voice.name)
    return { kind: 'unknown', message: `There is no voice "${asked}". Some that there are: ${some.join(', ')}.` }
  }
  const speaks = (voice: VoiceChoice, code: string): boolean => voice.labels.language?.toLowerCase() === code
  const exact = language.toLowerCase()
  const base = exact.split('-')[0] ?? exact
  const match =
    voices.find((voice) => speaks(voice, exact)) ??
    voices.find((voice) => speaks(voice, base)) ??
    voices.find((voice) => voice.labels.language?.toLowerCase().startsWith(`${base}-`))
  if (match) return { kind: 'chosen', voiceId: match.voice_id, name: match.name }
  return { kind: 'unknown', message: `No voice speaks "${language}". Choose one with --voice, or another --language.` }
}
