import type { AudioEncoding, Speech, SpeechFailure, SpeechVoiceSettings } from '../ports/index'
import { countCharacters, cutIntoSentences } from './cut-into-sentences'
import { encodeTrack } from './encode-track'
import { joinSentences, type PlacedSentence } from './join-sentences'

export interface TextToSay {
  text: string
  /** BCP 47. */
  language: string
  voiceId: string
  modelId: string
  voiceSettings: SpeechVoiceSettings
  /** Characters that one request may carry. */
  maximumCharacters: number
  format: 'mp3' | 'wav'
  signal: AbortSignal
  onProgress?: (progress: { done: number; total: number }) => void
}

export type SaidText =
  | {
      kind: 'said'
      bytes: Uint8Array
      durationSeconds: number
      /** Seconds from the start of the sound, [start, end), in order. */
      words: { word: string; start: number; end: number; estimated?: true }[]
      /** Characters that were sent. */
      characters: number
    }
  | { kind: 'failed'; code: SpeechFailure; message: string }

/** Says a whole text, sentence by sentence, as one sound. Nothing is kept and nobody's budget is charged. */
export async function sayText(
  { speech, audioEncoding }: { speech: Speech; audioEncoding: AudioEncoding },
  { text, format, maximumCharacters, signal, onProgress, ...voice }: TextToSay,
): Promise<SaidText> {
  const { language, voiceId, modelId, voiceSettings } = voice
  const page = { pageVariationId: 0, textSegments: [{ text, voiceId, modelId, voiceSettings }] }
  const sentences = cutIntoSentences([page], language, maximumCharacters)
  const placed: PlacedSentence[] = []
  let characters = 0
  for (const [index, sentence] of sentences.entries()) {
    onProgress?.({ done: index, total: sentences.length })
    const [previousText, nextText] = [sentences[index - 1]?.text, sentences[index + 1]?.text]
    const spoken = await speech.speak({
      text: sentence.text,
      language,
      voiceId,
      modelId,
      voiceSettings,
      signal,
      ...(previousText === undefined ? {} : { previousText }),
      ...(nextText === undefined ? {} : { nextText }),
    })
    if (spoken.kind === 'failed' && spoken.code === 'empty-text') continue
    if (spoken.kind === 'failed') return spoken
    characters += countCharacters(sentence.text)
    placed.push({ ...spoken, text: sentence.text, pageVariationId: 0 })
  }
  if (placed.length === 0) {
    return { kind: 'failed', code: 'empty-text', message: 'The text has nothing that can be said. Write its words.' }
  }
  onProgress?.({ done: sentences.length, total: sentences.length })
  const track = joinSentences(placed)
  const { bytes, durationSeconds } = await encodeTrack(audioEncoding, track, format, signal)
  const words = track.words.map(({ word, start, end, estimated }) => ({
    word,
    start,
    end,
    ...(estimated ? { estimated } : {}),
  }))
  return { kind: 'said', bytes, durationSeconds, words, characters }
}
