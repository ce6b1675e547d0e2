import type { AudioEncoding, Speech, SpeechFailure, SpeechVoiceSettings } from '../../ports/index'
import { countCharacters, cutIntoSentences } from './cut-into-sentences'
import { createSentenceJoiner, type TimedWord } from './join-sentences'
import { toMilliseconds } from './track-spool'
import { wrapInWav } from './wrap-in-wav'

export interface TextToSpeak {
  text: string
  /** BCP 47. */
  language: string
  voiceId: string
  modelId: string
  voiceSettings: SpeechVoiceSettings
  /** Largest number of characters of one request. */
  maximumCharacters: number
  format: 'mp3' | 'wav'
  signal: AbortSignal
  onProgress?: (progress: { done: number; total: number }) => void
}

export type SpokenText =
  | {
      kind: 'spoken'
      bytes: Uint8Array
      durationSeconds: number
      /** Seconds from the start, [start, end), in order. */
      words: { word: string; start: number; end: number; estimated?: true }[]
      /** Characters sent. */
      characters: number
    }
  | { kind: 'failed'; code: SpeechFailure; message: string }

/** Speaks a whole text, sentence by sentence, as one recording. Caches nothing and charges no budget. */
export async function speakText(
  { speech, audioEncoding }: { speech: Speech; audioEncoding: AudioEncoding },
  { text, format, maximumCharacters, signal, onProgress, ...voice }: TextToSpeak,
): Promise<SpokenText> {
  const { language, voiceId, modelId, voiceSettings } = voice
  const page = { pageVariationId: 0, textSegments: [{ text, voiceId, modelId, voiceSettings }] }
  const sentences = cutIntoSentences([page], language, maximumCharacters)
  const joined = createSentenceJoiner()
  const pieces: Int16Array[] = []
  const timed: TimedWord[] = []
  let characters = 0
  for (const [index, sentence] of sentences.entries()) {
    onProgress?.({ done: index, total: sentences.length })
    const [previousText, nextText] = [sentences[index - 1]?.text, sentences[index + 1]?.text]
    const result = await speech.speak({
      text: sentence.text,
      language,
      voiceId,
      modelId,
      voiceSettings,
      signal,
      ...(previousText === undefined ? {} : { previousText }),
      ...(nextText === undefined ? {} : { nextText }),
    })
    if (result.kind === 'failed' && result.code === 'empty-text') continue
    if (result.kind === 'failed') return result
    characters += countCharacters(sentence.text)
    const piece = joined.add({ ...result, text: sentence.text, pageVariationId: 0 })
    pieces.push(new Int16Array(piece.silence), piece.pcm)
    timed.push(...piece.words)
  }
  const sampleRate = joined.sampleRate()
  if (sampleRate === null) {
    return { kind: 'failed', code: 'empty-text', message: 'The text contains nothing to speak. Add words.' }
  }
  onProgress?.({ done: sentences.length, total: sentences.length })
  const pcm = concatenate(pieces, joined.length())
  const bytes =
    format === 'mp3' ? await audioEncoding.encodeMp3({ pcm, sampleRate, signal }) : wrapInWav(pcm, sampleRate)
  const durationSeconds = toMilliseconds(pcm.length / sampleRate)
  const words = timed.map(({ word, start, end, estimated }) => ({
    word,
    start,
    end,
    ...(estimated ? { estimated } : {}),
  }))
  return { kind: 'spoken', bytes, durationSeconds, words, characters }
}

function concatenate(pieces: readonly Int16Array[], samples: number): Int16Array {
  const pcm = new Int16Array(samples)
  let offset = 0
  for (const piece of pieces) {
    pcm.set(piece, offset)
    offset += piece.length
  }
  return pcm
}
