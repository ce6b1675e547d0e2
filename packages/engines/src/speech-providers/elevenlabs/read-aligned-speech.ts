import { placeFoundWords } from '../../word-times/place-found-words'
import type { SharedBytes } from '../../http-calls/read-shared-body'
import { AlignedSpeech } from './response-schemas'
import { type PackedWords, packWords } from './pack-words'
import { parseResponse } from './parse-response'

/** The response for a recording and its text. */
export interface AlignmentResponse {
  /** JSON, UTF-8. */
  body: SharedBytes
  text: string
  /** BCP 47 of the text. */
  language: string
  /** Null when unknown; the recording then ends with its last word. */
  durationSeconds: number | null
}

export type ReadAlignment =
  | { kind: 'placed'; packed: PackedWords; durationSeconds: number }
  | { kind: 'unusable'; detail: string }

/** Parses a response and places the words of the text where the provider found them. */
export function readAlignedSpeech({ body, text, language, durationSeconds: known }: AlignmentResponse): ReadAlignment {
  const read = parseResponse(body, AlignedSpeech)
  if (read.kind === 'unusable') return read
  const { words: found } = read.value
  const durationSeconds = known ?? found.reduce((latest, { end }) => Math.max(latest, end), 0)
  const placed = placeFoundWords(text, found, { language, durationSeconds })
  return { kind: 'placed', packed: packWords(placed), durationSeconds }
}
