import { FRAME_STEP_SECONDS } from '../features/mfcc-frames'

/** Part of the recording, in seconds. */
export interface TimeRange {
  startTime: number
  endTime: number
}

/** Less speech is a breath, a laugh or a cough, or belongs to the words around it. */
const MIN_FRAMES = 120
/** A shorter silence does not end extra speech. */
const SILENCE_FRAMES = 150

/** Finds speech that no word of the text is placed at. */
export function findExtraSpeech(
  isSpeech: Uint8Array,
  placedFrames: readonly { first: number; last: number }[],
): TimeRange[] {
  const isPlaced = new Uint8Array(isSpeech.length)
  for (const { first, last } of placedFrames) isPlaced.fill(1, first, last + 1)
  const ranges: TimeRange[] = []
  let [first, end, speechFrames] = [-1, -1, 0]
  const close = (): void => {
    const toSeconds = (frame: number) => Math.round(frame * FRAME_STEP_SECONDS * 1000) / 1000
    if (speechFrames >= MIN_FRAMES) ranges.push({ startTime: toSeconds(first), endTime: toSeconds(end) })
    first = -1
    speechFrames = 0
  }
  for (let frame = 0; frame < isSpeech.length; frame += 1) {
    if (first >= 0 && (isPlaced[frame] === 1 || frame - end > SILENCE_FRAMES)) close()
    if (isSpeech[frame] !== 1 || isPlaced[frame] === 1) continue
    if (first < 0) first = frame
    end = frame + 1
    speechFrames += 1
  }
  close()
  return ranges
}
