import type { SpeechResult } from '@lectern/backend/ports'
import type { SharedBytes } from '../read-shared-bytes'
import type { AudioTags } from '../word-times/blank-tags'
import { hearWords } from '../word-times/hear-words'
import { timeTokens } from '../word-times/time-tokens'
import { TimedSpeech } from './answers'
import { readAnswer } from './read-answer'
import { readCharacters } from './read-characters'
import { readPcm } from './read-pcm'

/** What was answered to a text that was to be said. */
export interface SpeechAnswer {
  /** JSON, UTF-8. */
  answer: SharedBytes
  text: string
  /** BCP 47 of the text. */
  language: string
  tags: AudioTags
  /** Samples a second that were asked for. */
  sampleRate: number
}

export type ReadSpeech = Extract<SpeechResult, { kind: 'spoken' }> | { kind: 'unusable'; detail: string }

/** The last character may be said to begin a little after the sound has ended. */
const MISSING_SECONDS = 0.5

/** The sound of a text, and when its words are heard. */
export function readTimedSpeech({ answer, text, language, tags, sampleRate }: SpeechAnswer): ReadSpeech {
  const read = readAnswer(answer, TimedSpeech)
  if (read.kind === 'unusable') return read
  const { audio_base64: sound, alignment } = read.answer
  const pcm = readPcm(sound)
  const characters = readCharacters(alignment)
  const durationSeconds = (pcm?.length ?? 0) / sampleRate
  const lastStart = characters.reduce((latest, { startTime }) => Math.max(latest, startTime), 0)
  if (!pcm || lastStart > durationSeconds + MISSING_SECONDS) {
    return { kind: 'unusable', detail: 'The sound that it sent is cut short.' }
  }
  const words = timeTokens(text, hearWords(characters, language, tags), { language, durationSeconds, tags })
  return { kind: 'spoken', pcm, sampleRate, words }
}
