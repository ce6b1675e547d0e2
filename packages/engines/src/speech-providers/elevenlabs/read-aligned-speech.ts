import { placeFoundWords } from '../../word-matching/place-found-words'
import type { SharedBytes } from '../read-shared-bytes'
import { AlignedSpeech } from './answers'
import { type PackedWords, packWords } from './packed-words'
import { readAnswer } from './read-answer'

/** What was answered to a recording and its text. */
export interface AlignmentAnswer {
  /** JSON, UTF-8. */
  answer: SharedBytes
  text: string
  /** BCP 47 of the text. */
  language: string
  /** Null: it lasts as long as its words. */
  durationSeconds: number | null
}

export type ReadAlignment =
  | { kind: 'placed'; packed: PackedWords; durationSeconds: number }
  | { kind: 'unusable'; detail: string }

/** The words of the text where the provider found them. */
export function readAlignedSpeech({ answer, text, language, durationSeconds: known }: AlignmentAnswer): ReadAlignment {
  const read = readAnswer(answer, AlignedSpeech)
  if (read.kind === 'unusable') return read
  const { words: found } = read.answer
  const durationSeconds = known ?? found.reduce((latest, { end }) => Math.max(latest, end), 0)
  const placed = placeFoundWords(text, found, { language, durationSeconds })
  return { kind: 'placed', packed: packWords(placed), durationSeconds }
}
