import type { SpeechResult } from '@lectern/backend/ports'
import type { SharedBytes } from '../../http-calls/read-shared-body'
import type { AudioTags } from '../../word-times/blank-tags'
import { joinCharacters } from '../../word-times/join-characters'
import { timeTokens } from '../../word-times/time-tokens'
import { TimedSpeech } from './response-schemas'
import { parseResponse } from './parse-response'
import { readCharacters } from './read-characters'
import { readPcm } from './read-pcm'

/** The response for a text. */
export interface SpeechResponse {
  /** JSON, UTF-8. */
  body: SharedBytes
  text: string
  /** BCP 47 of the text. */
  language: string
  tags: AudioTags
  /** The requested sample rate. */
  sampleRate: number
}

export type ReadSpeech = Extract<SpeechResult, { kind: 'spoken' }> | { kind: 'unusable'; detail: string }

/** The last character may begin this long after the end of the sound. */
const MISSING_SECONDS = 0.5

const cutShort: ReadSpeech = { kind: 'unusable', detail: 'The sound that it sent is cut short.' }

/** Parses the sound of a text and the times of its words. */
export function readTimedSpeech({ body, text, language, tags, sampleRate }: SpeechResponse): ReadSpeech {
  const read = parseResponse(body, TimedSpeech)
  if (read.kind === 'unusable') return read
  const { audio_base64: sound, alignment } = read.value
  const pcm = readPcm(sound)
  const characters = readCharacters(alignment)
  if (!pcm) return cutShort
  const durationSeconds = pcm.length / sampleRate
  const lastStart = characters.reduce((latest, { startTime }) => Math.max(latest, startTime), 0)
  if (lastStart > durationSeconds + MISSING_SECONDS) return cutShort
  const words = timeTokens(text, joinCharacters(characters, language, tags), { language, durationSeconds, tags })
  return { kind: 'spoken', pcm, sampleRate, words }
}
