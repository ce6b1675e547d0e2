import { frameAt } from './sound-frames'

/** In place of a reference frame: silence that may be there or not. */
export const PAUSE = -1

/** What is looked for in the recording, in order: frames of the reference, and a pause before, between and after words. */
export interface RowPlan {
  /** The reference frame of each row, or `PAUSE`. */
  frames: Int32Array
  /** The rows of each word, both included. */
  firstRow: Int32Array
  lastRow: Int32Array
}

/** A word of the reference, in seconds. */
export interface ReferenceWord {
  startTime: number
  endTime: number
  /** Whether a sentence of the text begins with it. */
  beginsSentence: boolean
}

/**
 * Lays out the words one after another; frames in which the reference is silent are left out.
 * @param words `untilTime` is when the reference begins with what comes after it
 */
export function planRows(words: readonly { startTime: number; untilTime: number }[], isSpeech: Uint8Array): RowPlan {
  const frames: number[] = [PAUSE]
  const firstRow = new Int32Array(words.length)
  const lastRow = new Int32Array(words.length)
  const within = (frame: number) => Math.max(0, Math.min(isSpeech.length - 1, frame))
  for (const [index, word] of words.entries()) {
    const first = within(frameAt(word.startTime))
    const last = Math.max(first, within(frameAt(word.untilTime) - 1))
    firstRow[index] = frames.length
    for (let frame = first; frame <= last; frame += 1) if (isSpeech[frame] === 1) frames.push(frame)
    if (frames.length === firstRow[index]) frames.push(first)
    lastRow[index] = frames.length - 1
    frames.push(PAUSE)
  }
  return { frames: Int32Array.from(frames), firstRow, lastRow }
}
