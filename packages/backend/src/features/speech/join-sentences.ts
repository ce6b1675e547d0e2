import { resample } from './resample'
import { fadeCutEnds } from './fade-cut-ends'
import type { SpokenSentence } from '../../entities/narration/pack-sentence'

export interface PlacedSentence extends SpokenSentence {
  /** The text that the offsets of `words` refer to. */
  text: string
  pageVariationId: number
}

export interface TimedWord {
  word: string
  /** Seconds from the start of the track, [start, end). */
  start: number
  end: number
  pageVariationId: number
  /** True if the voice reported no time for this word. */
  estimated?: true
}

/** Silence and samples that one sentence appends to a track. */
export interface TrackPiece {
  /** Samples of silence before `pcm`. */
  silence: number
  /** At the sample rate of the track. */
  pcm: Int16Array
  words: TimedWord[]
}

export interface SentenceJoiner {
  /** Sample rate of the first sentence; null before it. */
  sampleRate(): number | null
  /** Samples so far. */
  length(): number
  add(sentence: PlacedSentence, seam?: Seam): TrackPiece
}

/** Requirements on the silence before a sentence, in samples. */
export interface Seam {
  /** Added at least, besides the voice's own silence. */
  least: number
  /** The sentence begins at a multiple of it. */
  multiple: number
}

/** Silence between two sentences, and between two pages; seconds. */
const sentencePauseSeconds = 0.35
const pagePauseSeconds = 0.8
/** Quieter samples count as silence: -44 dB. */
const silenceLevel = 200

/**
 * Joins sentences into one track without holding them in memory. Adds silence where the voice left less than required,
 * and fades where it begins or ends within a sound. The track has the first sentence's sample rate; others are
 * resampled.
 */
export function createSentenceJoiner(): SentenceJoiner {
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
      const silenceSamples = before ? missingSilence(before, { pageVariationId, pcm }, rate) : 0
      const silence =
        seam && before ? roundUp(length + Math.max(silenceSamples, seam.least), seam.multiple) - length : silenceSamples
      const words = placeWords(sentence, (length + silence) / rate)
      length += silence + pcm.length
      before = { pageVariationId, trailingSilence: countTrailingSilence(pcm) }
      return { silence, pcm: fadeCutEnds(pcm, rate), words }
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
