import { resample } from './resample'
import { softenEdges } from './soften-edges'
import type { SpokenSentence } from './spoken-sentence'

export interface PlacedSentence extends SpokenSentence {
  /** The text whose offsets `words` count. */
  text: string
  pageVariationId: number
}

export interface TimedWord {
  word: string
  /** Seconds from the start of the track, [start, end). */
  start: number
  end: number
  pageVariationId: number
  /** The voice reported no time of its own for this word. */
  estimated?: true
}

/** What one sentence adds to the end of a track. */
export interface TrackPiece {
  /** Samples of silence before `pcm`. */
  silence: number
  /** At the rate of the track. */
  pcm: Int16Array
  words: TimedWord[]
}

export interface SentenceJoin {
  /** Samples a second, of the first sentence; null before it. */
  sampleRate(): number | null
  /** Samples so far. */
  length(): number
  add(sentence: PlacedSentence, seam?: Seam): TrackPiece
}

/** What the silence before a sentence must be, beside what belongs there; samples. */
export interface Seam {
  /** At least so much is added to what the voice left. */
  least: number
  /** The sentence begins at a multiple of it. */
  multiple: number
}

/** Silence between two sentences, and between two pages; seconds. */
const sentencePauseSeconds = 0.35
const pagePauseSeconds = 0.8
/** Samples below it are silence: -44 dB. */
const silenceLevel = 200

/**
 * Joins sentences into one track, one after the other, holding none of them. Where the voice itself left less silence than
 * belongs between two of them, the rest is added; where it begins or ends in the middle of a sound, that is faded. The
 * first one's sample rate is the track's: others are brought to it.
 */
export function createSentenceJoin(): SentenceJoin {
  let sampleRate: number | null = null
  let length = 0
  let before: { pageVariationId: number; trailingSilence: number } | null = null

  return {
    sampleRate: () => sampleRate,
    length: () => length,
    add(sentence, seam) {
      const rate = (sampleRate ??= sentence.sampleRate)
      const pcm = resample(sentence.pcm, sentence.sampleRate, rate)
      const { pageVariationId } = sentence
      const wanted = before ? missingSilence(before, { pageVariationId, pcm }, rate) : 0
      const silence = seam && before ? roundUp(length + Math.max(wanted, seam.least), seam.multiple) - length : wanted
      const words = placeWords(sentence, (length + silence) / rate)
      length += silence + pcm.length
      before = { pageVariationId, trailingSilence: countTrailingSilence(pcm) }
      return { silence, pcm: softenEdges(pcm, rate), words }
    },
  }
}

function placeWords({ text, words, pageVariationId }: PlacedSentence, offsetSeconds: number): TimedWord[] {
  return words.map(({ start, end, startTime, endTime, estimated }) => ({
    word: text.slice(start, end),
    start: roundToMilliseconds(offsetSeconds + startTime),
    end: roundToMilliseconds(offsetSeconds + endTime),
    pageVariationId,
    ...(estimated ? { estimated } : {}),
  }))
}

function missingSilence(
  before: { pageVariationId: number; trailingSilence: number },
  after: { pageVariationId: number; pcm: Int16Array },
  sampleRate: number,
): number {
  const wantedSeconds = before.pageVariationId === after.pageVariationId ? sentencePauseSeconds : pagePauseSeconds
  const present = before.trailingSilence + countLeadingSilence(after.pcm)
  return Math.max(0, Math.round(wantedSeconds * sampleRate) - present)
}

function roundUp(samples: number, multiple: number): number {
  return Math.ceil(samples / multiple) * multiple
}

function countLeadingSilence(pcm: Int16Array): number {
  const first = pcm.findIndex((sample) => Math.abs(sample) >= silenceLevel)
  return first < 0 ? pcm.length : first
}

function countTrailingSilence(pcm: Int16Array): number {
  const last = pcm.findLastIndex((sample) => Math.abs(sample) >= silenceLevel)
  return pcm.length - 1 - last
}

function roundToMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
