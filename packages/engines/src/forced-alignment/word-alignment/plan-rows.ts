import { int32At } from '../../arrays/element-at'
import { secondsToFrame } from '../features/mfcc-frames'

/** In place of a reference frame: a pause, which may take no time. */
export const PAUSE = -1

/** Rows of the cost matrix, in order: frames of the reference, and a pause before, between and after words. */
export interface RowPlan {
  /** The reference frame of each row, or `PAUSE`. */
  frames: Int32Array
  /** First and last row of each word. */
  firstRow: Int32Array
  lastRow: Int32Array
}

/** A word of the reference, in seconds. */
export interface ReferenceWord {
  startTime: number
  endTime: number
  /** True if the word begins a sentence of the text. */
  beginsSentence: boolean
}

/**
 * Plans the rows of words in order. Frames in which the reference is silent are left out; every word keeps one at least.
 * @param words `untilTime` is when the next word of the reference begins
 */
export function planRows(words: readonly { startTime: number; untilTime: number }[], isSpeech: Uint8Array): RowPlan {
  const frames: number[] = [PAUSE]
  const firstRow = new Int32Array(words.length)
  const lastRow = new Int32Array(words.length)
  const within = (frame: number) => Math.max(0, Math.min(isSpeech.length - 1, frame))
  for (const [index, word] of words.entries()) {
    const first = within(secondsToFrame(word.startTime))
    const last = Math.max(first, within(secondsToFrame(word.untilTime) - 1))
    firstRow[index] = frames.length
    for (let frame = first; frame <= last; frame += 1) if (isSpeech[frame] === 1) frames.push(frame)
    if (frames.length === firstRow[index]) frames.push(first)
    lastRow[index] = frames.length - 1
    frames.push(PAUSE)
  }
  return { frames: Int32Array.from(frames), firstRow, lastRow }
}

/** Returns the first and the last row of a word, and how many rows it has. */
export function getWordRows(plan: RowPlan, word: number): { firstRow: number; lastRow: number; rowCount: number } {
  const [firstRow, lastRow] = [int32At(plan.firstRow, word), int32At(plan.lastRow, word)]
  return { firstRow, lastRow, rowCount: lastRow - firstRow + 1 }
}
