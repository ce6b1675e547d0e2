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

export interface JoinedTrack {
  pcm: Int16Array
  sampleRate: number
  words: TimedWord[]
}

/** Silence between two sentences, and between two pages; seconds. */
const sentencePauseSeconds = 0.35
const pagePauseSeconds = 0.8
/** Samples below it are silence: -44 dB. */
const silenceLevel = 200

/**
 * Joins sentences into one track. Where the voice itself left less silence than belongs between two of them, the rest
 * is added. All must have one sample rate; throws otherwise.
 */
export function joinSentences(sentences: readonly PlacedSentence[]): JoinedTrack {
  const sampleRate = sentences[0]?.sampleRate ?? 0
  const other = sentences.find((sentence) => sentence.sampleRate !== sampleRate)
  if (other) throw new Error(`sentences at ${sampleRate} and ${other.sampleRate} samples a second cannot be joined`)

  const offsetsSamples: number[] = []
  let lengthSamples = 0
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1]
    if (before) lengthSamples += missingSilence(before, sentence, sampleRate)
    offsetsSamples.push(lengthSamples)
    lengthSamples += sentence.pcm.length
  }

  const pcm = new Int16Array(lengthSamples)
  const words: TimedWord[] = []
  for (const [index, sentence] of sentences.entries()) {
    const offsetSamples = offsetsSamples[index] ?? 0
    pcm.set(sentence.pcm, offsetSamples)
    const offsetSeconds = offsetSamples / sampleRate
    for (const { start, end, startTime, endTime, estimated } of sentence.words) {
      words.push({
        word: sentence.text.slice(start, end),
        start: roundToMilliseconds(offsetSeconds + startTime),
        end: roundToMilliseconds(offsetSeconds + endTime),
        pageVariationId: sentence.pageVariationId,
        ...(estimated ? { estimated } : {}),
      })
    }
  }
  return { pcm, sampleRate, words }
}

function missingSilence(before: PlacedSentence, after: PlacedSentence, sampleRate: number): number {
  const wantedSeconds = before.pageVariationId === after.pageVariationId ? sentencePauseSeconds : pagePauseSeconds
  const present = countTrailingSilence(before.pcm) + countLeadingSilence(after.pcm)
  return Math.max(0, Math.round(wantedSeconds * sampleRate) - present)
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
