import type { AudioEncoding, Speech, SpeechFailure, SpeechVoiceSettings } from '../../ports/index'
import { countCharacters, cutIntoSentences } from './cut-into-sentences'
import type { SpooledTrack, TrackSpool } from './track-spool'
import { withMp3Spool } from './with-mp3-spool'
import { withWavSpool } from './with-wav-spool'

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
  /** Folder of the recording while it is made. */
  folder: string
  signal: AbortSignal
  onProgress?: (progress: { done: number; total: number }) => void
}

export type SpokenText =
  | {
      kind: 'spoken'
      /** Opens a new stream of the recording on each call. */
      open: SpooledTrack['open']
      durationSeconds: number
      /** Seconds from the start, [start, end), in order. */
      words: { word: string; start: number; end: number; estimated?: true }[]
      /** Characters sent. */
      characters: number
    }
  | { kind: 'failed'; code: SpeechFailure; message: string }

/**
 * Speaks a whole text, sentence by sentence, as one recording, which is available while `keep` runs. Holds no more than a
 * minute of sound. Caches nothing and charges no budget.
 */
export function speakText<T>(
  { speech, audioEncoding }: { speech: Speech; audioEncoding: AudioEncoding },
  text: TextToSpeak,
  keep: (spoken: SpokenText) => Promise<T> | T,
): Promise<T> {
  const { folder, format, signal } = text
  const encode = (pcm: Int16Array, sampleRate: number) => audioEncoding.encodeMp3({ pcm, sampleRate, signal })
  const fill = async (spool: TrackSpool) => keep(await speakSentences(speech, text, spool))
  return format === 'wav' ? withWavSpool(folder, fill) : withMp3Spool(folder, encode, fill)
}

async function speakSentences(
  speech: Speech,
  { text, maximumCharacters, onProgress, format: _format, folder: _folder, ...voice }: TextToSpeak,
  spool: TrackSpool,
): Promise<SpokenText> {
  const { language, voiceId, modelId, voiceSettings } = voice
  const page = { pageVariationId: 0, textSegments: [{ text, voiceId, modelId, voiceSettings }] }
  const sentences = cutIntoSentences([page], language, maximumCharacters)
  let characters = 0
  for (const [index, sentence] of sentences.entries()) {
    onProgress?.({ done: index, total: sentences.length })
    const [previousText, nextText] = [sentences[index - 1]?.text, sentences[index + 1]?.text]
    const result = await speech.speak({
      ...voice,
      text: sentence.text,
      ...(previousText === undefined ? {} : { previousText }),
      ...(nextText === undefined ? {} : { nextText }),
    })
    if (result.kind === 'failed' && result.code === 'empty-text') continue
    if (result.kind === 'failed') return result
    characters += countCharacters(sentence.text)
    await spool.add({ ...result, text: sentence.text, pageVariationId: 0 })
  }
  const track = await spool.finish()
  if (track === null) {
    return { kind: 'failed', code: 'empty-text', message: 'The text contains nothing to speak. Add words.' }
  }
  onProgress?.({ done: sentences.length, total: sentences.length })
  const words = track.words.map(({ word, start, end, estimated }) => ({
    word,
    start,
    end,
    ...(estimated ? { estimated } : {}),
  }))
  return { kind: 'spoken', open: track.open, durationSeconds: track.durationSeconds, words, characters }
}
