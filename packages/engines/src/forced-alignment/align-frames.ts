import { type Band, fullBand, makePassable, type WarpPath } from './band'
import { findSpeech, judgeSilence } from './find-speech'
import { guideCoarsely } from './guide-coarsely'
import { judgeWords } from './judge-words'
import { keepInOrder } from './keep-in-order'
import { matchRows } from './match-rows'
import { normaliseFrames } from './normalise-frames'
import { PAUSE, planRows, type ReferenceWord, type RowPlan } from './plan-rows'
import { type PlacedWord, snapToPauses } from './snap-to-pauses'
import { FRAME_STEP_SECONDS, middleOfFrame, type SoundFrames } from './sound-frames'

export interface AlignedTime extends PlacedWord {
  /** 0 to 1: how like the word what was heard there is. */
  confidence: number
}

export interface AlignmentInput {
  reference: SoundFrames
  /** In seconds of the reference. */
  referenceWords: readonly ReferenceWord[]
  /** The words as they are written, punctuation included. */
  texts: readonly string[]
  recording: SoundFrames
  recordingSeconds: number
}

/** A reader pauses longer, and a recording is less even, than the reference voice. */
const COARSE_SILENCE_FRAMES = 25
const RECORDING_THRESHOLD = 0.15
const REFERENCE_THRESHOLD = 0.3
const REFERENCE_SILENCE_FRAMES = 6
/** A short recording is looked at as a whole; a longer one only near where the coarse guide says. */
const SHORT_RECORDING_FRAMES = 6000
const MOST_WHOLE_CELLS = 60_000_000
const RADIUS_FRAMES = 200

/** When each word of the reference is said in the recording; null when one of the two has no speech in it. */
export function alignFrames(input: AlignmentInput): AlignedTime[] | null {
  const { reference, recording, referenceWords, texts, recordingSeconds } = input
  if (referenceWords.length === 0) return []
  if (reference.count === 0 || recording.count === 0) return null
  const inReference = findSpeech(reference.loudness, {
    shortestSilenceFrames: COARSE_SILENCE_FRAMES,
    threshold: REFERENCE_THRESHOLD,
  })
  const inRecording = findSpeech(recording.loudness, {
    shortestSilenceFrames: COARSE_SILENCE_FRAMES,
    threshold: RECORDING_THRESHOLD,
  })
  const fineSpeech = findSpeech(reference.loudness, {
    shortestSilenceFrames: REFERENCE_SILENCE_FRAMES,
    threshold: REFERENCE_THRESHOLD,
  })
  const one = normaliseFrames(reference, fineSpeech)
  const other = normaliseFrames(recording, inRecording)
  if (!one || !other) return null

  const plan = planRows(referenceWords, fineSpeech.isSpeech)
  const isShort = recording.count <= SHORT_RECORDING_FRAMES && plan.frames.length * recording.count <= MOST_WHOLE_CELLS
  const band = isShort
    ? fullBand(plan.frames.length, recording.count)
    : bandByGuide(
        plan,
        guideCoarsely(
          { frames: one, isSpeech: inReference.isSpeech },
          { frames: other, isSpeech: inRecording.isSpeech },
        ),
        recording.count,
      )
  const silence = judgeSilence(recording.loudness, inRecording)
  const path = matchRows({ rows: plan.frames, reference: one, recording: other, silence, band })

  const placed = referenceWords.map((_, index) => placeWord(plan, path, index))
  shareOverlaps(placed)
  snapToPauses(placed, texts, silence)
  const confidences = judgeWords(plan, path, { reference: one, recording: other, isSpeech: inRecording.isSpeech })
  return keepInOrder(placed, recordingSeconds).map((word, index) => ({ ...word, confidence: confidences[index] ?? 0 }))
}

function bandByGuide(plan: RowPlan, guide: ReturnType<typeof guideCoarsely>, columns: number): Band {
  const first = new Int32Array(plan.frames.length)
  const last = new Int32Array(plan.frames.length)
  let frame = plan.frames.find((candidate) => candidate !== PAUSE) ?? 0
  for (const [row, own] of plan.frames.entries()) {
    if (own !== PAUSE) frame = own
    const span = guide.spanOf(frame)
    first[row] = Math.max(0, span.first - RADIUS_FRAMES)
    last[row] = Math.min(columns - 1, span.last + RADIUS_FRAMES)
  }
  return makePassable({ first, last }, columns)
}

function placeWord({ firstRow, lastRow }: RowPlan, path: WarpPath, index: number): PlacedWord {
  const startTime = middleOfFrame(path.first[firstRow[index] ?? 0] ?? 0) - FRAME_STEP_SECONDS / 2
  const endTime = middleOfFrame(path.last[lastRow[index] ?? 0] ?? 0) + FRAME_STEP_SECONDS / 2
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
