import { FRAME_STEP_SECONDS } from './sound-frames'

/** Part of the recording, in seconds. */
export interface Stretch {
  startTime: number
  endTime: number
}

/** Less of it is a breath, a laugh or a cough, or belongs to the words around it. */
const SHORTEST_FRAMES = 120
/** Silences that are shorter do not end it. */
const SILENCE_FRAMES = 150

/** Where somebody speaks whom no word was found for. */
export function listUnread(isSpeech: Uint8Array, saidFrames: readonly { first: number; last: number }[]): Stretch[] {
  const said = new Uint8Array(isSpeech.length)
  for (const { first, last } of saidFrames) said.fill(1, first, last + 1)
  const found: Stretch[] = []
  let [first, end, spoken] = [-1, -1, 0]
  const close = (): void => {
    const toSeconds = (frame: number) => Math.round(frame * FRAME_STEP_SECONDS * 1000) / 1000
    if (spoken >= SHORTEST_FRAMES) found.push({ startTime: toSeconds(first), endTime: toSeconds(end) })
    first = -1
    spoken = 0
  }
  for (let frame = 0; frame < isSpeech.length; frame += 1) {
    if (first >= 0 && (said[frame] === 1 || frame - end > SILENCE_FRAMES)) close()
    if (isSpeech[frame] !== 1 || said[frame] === 1) continue
    if (first < 0) first = frame
    end = frame + 1
    spoken += 1
  }
  close()
  return found
}
