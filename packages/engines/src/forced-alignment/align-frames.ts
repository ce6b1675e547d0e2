import { type Band, fullBand, makePassable, type WarpPath } from './band'
import { bandAlong } from './band-along'

import type { FramePairs } from './correlate-voices'
import { doubtWords } from './doubt-words'
import { type FoundParts, findParts } from './find-parts'
import { findSkipped } from './find-skipped'
import type { HeardRecording, HeardVoice } from './hear-voices'
import { findUnsaid } from './find-unsaid'
import { judgeWords } from './judge-words'
import { keepInOrder } from './keep-in-order'
import { listUnread, type Stretch } from './list-unread'
import { matchRows } from './match-rows'
import { type Leap, planLeaps } from './plan-leaps'
import { PAUSE, planRows, type ReferenceWord, type RowPlan } from './plan-rows'
import { pricePauses } from './price-pauses'
import type { PlacedWord } from './placed-word'
import { FRAME_STEP_SECONDS, middleOfFrame } from './sound-frames'
import { type TunedFrames, tuneFrames } from './tune-frames'

export interface AlignedTime extends PlacedWord {
  /** 0 to 1: how like the word what was heard there is. */
  confidence: number
}

export interface AlignmentInput {
  reference: HeardVoice
  /** In seconds of the reference. */
  referenceWords: readonly ReferenceWord[]
  recording: HeardRecording
  recordingSeconds: number
}

export interface AlignedFrames {
  /** For each word of the reference when it is said; null when it is not. */
  times: (AlignedTime | null)[]
  /** Speech that is not in the text; seconds, in order. */
  unread: Stretch[]
}

/** A short recording is looked at as a whole; a longer one only near to where the parts were found. */
const SHORT_RECORDING_FRAMES = 6000
const MOST_WHOLE_CELLS = 20_000_000
const RADIUS_FRAMES = 120
/** A word or two say too little of a voice to hear the rest by. */
const LEAST_PAIRS = 200
/** How far from the first path the second one looks, which hears both voices as one. */
const SECOND_RADIUS_FRAMES = 50

/** When each word of the reference is said in the recording. */
export function alignFrames(input: AlignmentInput): AlignedFrames {
  const parts = findParts(input.reference, input.recording)
  const none = new Uint8Array(input.referenceWords.length)
  const begun = placeWords(input, parts, none)
  // Sentences that were put somewhere have pushed their neighbours away: without them these are where they belong.
  const found = begun.isSkipped.includes(1) ? placeWords(input, parts, begun.isSkipped) : begun
  return readTimes(input, found)
}

interface FoundRows {
  /** The words that were looked for, by number. */
  chosen: readonly number[]
  plan: RowPlan
  path: WarpPath
  confidences: readonly number[]
  /** For each word of the reference whether it is in a sentence that nobody says. */
  isSkipped: Uint8Array
}

function placeWords(input: AlignmentInput, { pairs, gaps }: FoundParts, isSkipped: Uint8Array): FoundRows {
  const { reference, recording, referenceWords } = input
  const doubts = doubtWords(referenceWords, gaps).map((doubt, index) => (isSkipped[index] === 1 ? 'missing' : doubt))
  const chosen = referenceWords.flatMap((word, index) => {
    const doubt = doubts[index] ?? 'none'
    if (doubt === 'missing') return []
    const untilTime = referenceWords[index + 1]?.startTime ?? word.endTime
    return [{ word, index, doubt, untilTime, followsMissing: doubts[index - 1] === 'missing' }]
  })
  const plan = planRows(
    chosen.map(({ word, untilTime }) => ({ startTime: word.startTime, untilTime })),
    reference.isSpeech,
  )
  const leaps = planLeaps(chosen, plan, gaps)
  const prices = pricePauses(recording.silence, gaps)
  const beginsPart = listBeginnings(referenceWords, chosen)
  const pauseCostsOf = (pause: number) =>
    beginsPart[pause] === false ? prices.withinSentence : prices.betweenSentences
  const { path, tuned } = followRows({ reference, recording, plan, pairs, pauseCostsOf, leaps })
  const { confidences, unlike } = judgeWords(plan, path, { ...tuned, isSpeech: recording.isSpeech })
  const alsoSkipped = isSkipped.slice()
  for (const [place, is] of findSkipped(plan, path, { beginsSentence: beginsPart, unlike }).entries()) {
    const index = chosen[place]?.index
    if (is === 1 && index !== undefined) alsoSkipped[index] = 1
  }
  return { chosen: chosen.map(({ index }) => index), plan, path, confidences, isSkipped: alsoSkipped }
}

/** Which of the chosen words are the first of their sentence that are looked for, or come after words that are missing. */
function listBeginnings(
  words: readonly ReferenceWord[],
  chosen: readonly { index: number; followsMissing: boolean }[],
): boolean[] {
  let sentence = 0
  const sentences = words.map(({ beginsSentence }) => (beginsSentence ? ++sentence : sentence))
  return chosen.map(({ index, followsMissing }, place) => {
    const before = chosen[place - 1]
    return followsMissing || before === undefined || sentences[index] !== sentences[before.index]
  })
}

function readTimes({ recording, referenceWords, recordingSeconds }: AlignmentInput, found: FoundRows): AlignedFrames {
  const { chosen, plan, path, confidences } = found
  const isUnsaid = findUnsaid(plan, path, confidences)
  const said = chosen.flatMap((index, place) => {
    const first = path.first[plan.firstRow[place] ?? 0] ?? -1
    const last = path.last[plan.lastRow[place] ?? 0] ?? -1
    return first < 0 || isUnsaid[place] === 1 ? [] : [{ index, place, first, last }]
  })
  const placed = said.map(({ first, last }) => placeWord(first, last))
  shareOverlaps(placed)
  const times: AlignedFrames['times'] = referenceWords.map(() => null)
  for (const [order, word] of keepInOrder(placed, recordingSeconds).entries()) {
    const { index, place } = said[order] ?? { index: 0, place: 0 }
    times[index] = { ...word, confidence: confidences[place] ?? 0 }
  }
  return { times, unread: listUnread(recording.isSpeech, said) }
}

interface RowsToFollow {
  reference: HeardVoice
  recording: HeardRecording
  plan: RowPlan
  pairs: FramePairs
  pauseCostsOf: (pause: number) => Float32Array
  leaps: readonly Leap[]
}

/** First as far as the parts tell of the voices, then, nearby, by what that path tells. */
function followRows(given: RowsToFollow): { path: WarpPath; tuned: TunedFrames } {
  const { reference, recording, plan, pairs, pauseCostsOf, leaps } = given
  const begun = followFirst(given)
  const tuned = tuneFrames(
    reference.frames,
    recording.frames,
    pairRows(plan, begun, reference.isSpeech, recording.isSpeech),
  )
  if (pairs.reference.length < LEAST_PAIRS) return { path: begun, tuned }
  const band = bandAlong(begun, recording.frames.count, SECOND_RADIUS_FRAMES)
  return { path: matchRows({ rows: plan.frames, ...tuned, pauseCostsOf, leaps, band }), tuned }
}

/** On its own, so that what was tuned for it is gone before the next is. */
function followFirst({ reference, recording, plan, pairs, pauseCostsOf, leaps }: RowsToFollow): WarpPath {
  const band = bandOfRows(plan, pairs, reference.frames.count, recording.frames.count)
  const tuned =
    pairs.reference.length < LEAST_PAIRS
      ? { reference: reference.frames, recording: recording.frames }
      : tuneFrames(reference.frames, recording.frames, pairs)
  return matchRows({ rows: plan.frames, ...tuned, pauseCostsOf, leaps, band })
}

/** Where each row may be: all of a short recording, else near to the frames that its own was paired with. */
function bandOfRows(plan: RowPlan, pairs: FramePairs, frames: number, columns: number): Band {
  const rows = plan.frames.length
  if (columns <= SHORT_RECORDING_FRAMES && rows * columns <= MOST_WHOLE_CELLS) return fullBand(rows, columns)
  const rough = { first: new Int32Array(frames).fill(-1), last: new Int32Array(frames).fill(-1) }
  for (const [pair, frame] of pairs.reference.entries()) {
    const column = pairs.recording[pair] ?? 0
    if ((rough.first[frame] ?? -1) < 0) rough.first[frame] = column
    rough.last[frame] = Math.max(rough.last[frame] ?? -1, column)
  }
  const near = bandAlong(rough, columns, RADIUS_FRAMES)
  const first = new Int32Array(rows)
  const last = new Int32Array(rows)
  let frame = plan.frames.find((candidate) => candidate !== PAUSE) ?? 0
  for (const [row, own] of plan.frames.entries()) {
    if (own !== PAUSE) frame = own
    first[row] = near.first[frame] ?? 0
    last[row] = near.last[frame] ?? 0
  }
  return makePassable({ first, last }, columns)
}

/** Frames of words with what they were found to be; where nobody speaks there is nothing to learn from. */
function pairRows(plan: RowPlan, path: WarpPath, inReference: Uint8Array, inRecording: Uint8Array): FramePairs {
  const pairs: [number[], number[]] = [[], []]
  for (const [row, frame] of plan.frames.entries()) {
    if (frame === PAUSE || inReference[frame] !== 1) continue
    const first = path.first[row] ?? -1
    for (let column = first; column >= 0 && column <= (path.last[row] ?? -1); column += 1) {
      if (inRecording[column] !== 1) continue
      pairs[0].push(frame)
      pairs[1].push(column)
    }
  }
  return { reference: Int32Array.from(pairs[0]), recording: Int32Array.from(pairs[1]) }
}

function placeWord(first: number, last: number): PlacedWord {
  const startTime = middleOfFrame(first) - FRAME_STEP_SECONDS / 2
  const endTime = middleOfFrame(last) + FRAME_STEP_SECONDS / 2
  return { startTime: Math.max(0, startTime), endTime: Math.max(startTime, endTime) }
}

/** Neighbours may share a frame: each gets half of what both lay claim to. */
function shareOverlaps(words: PlacedWord[]): void {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (!next || word.endTime <= next.startTime) continue
    const middle = (word.endTime + next.startTime) / 2
    word.endTime = middle
    next.startTime = middle
  }
}
