import type { WarpPath } from './band'
import type { Gap } from './find-parts'
import { PAUSE } from './plan-rows'
import { FRAME_STEP_SECONDS } from './sound-frames'

/** Part of the recording, in seconds. */
export interface Stretch {
  startTime: number
  endTime: number
}

/** Less of it is a breath, a cough or the end of a word. */
const SHORTEST_FRAMES = 30

/** Where somebody speaks whom no word was found for, in the gaps. */
export function listUnread({
  gaps,
  rows,
  path,
  isSpeech,
}: {
  gaps: readonly Gap[]
  rows: Int32Array
  path: WarpPath
  isSpeech: Uint8Array
}): Stretch[] {
  const isSaid = new Uint8Array(isSpeech.length)
  for (const [row, frame] of rows.entries()) {
    const first = path.first[row] ?? -1
    if (frame !== PAUSE && first >= 0) isSaid.fill(1, first, (path.last[row] ?? first) + 1)
  }
  return gaps.flatMap(({ recording }) => {
    if (recording.end <= recording.first) return []
    // The gap as the words leave it: from the last one before its middle to the first one after.
    const middle = Math.floor((recording.first + recording.end) / 2)
    let [first, end] = [middle, middle]
    while (first > 0 && isSaid[first - 1] !== 1) first -= 1
    while (end < isSpeech.length && isSaid[end] !== 1) end += 1
    while (first < end && isSpeech[first] !== 1) first += 1
    while (end > first && isSpeech[end - 1] !== 1) end -= 1
    const toSeconds = (frame: number) => Math.round(frame * FRAME_STEP_SECONDS * 1000) / 1000
    return end - first < SHORTEST_FRAMES ? [] : [{ startTime: toSeconds(first), endTime: toSeconds(end) }]
  })
}
