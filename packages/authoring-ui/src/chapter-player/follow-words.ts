import { buildCueIndex, createPlaybackCursor } from '@lectern/core/playback'
import type { PlacedRect } from '../editor/placed-rect'

export interface WordFollower {
  /** Returns the entity ids of the words at a time in seconds; null if they are the same as at the call before. */
  at(time: number): readonly string[] | null
}

/** Follows the words of a chapter through its narration. */
export function followWords(words: readonly PlacedRect[]): WordFollower {
  const cues = words.flatMap(({ id, rect }) =>
    rect.startTime === undefined || rect.endTime === undefined
      ? []
      : [{ id, start: rect.startTime, end: rect.endTime }],
  )
  const cursor = createPlaybackCursor(buildCueIndex(cues))
  return {
    at(time) {
      const { entered, exited, active } = cursor.advance(time)
      return entered.length === 0 && exited.length === 0 ? null : active
    },
  }
}
