import { isSamePlace } from '../store/outline'
import type { ReadingState } from '../store/reading-slice'

/**
 * Returns the events between two states of reading, in English for the operator: page turns, playing, seeks and failures.
 * Positions that only moved on are no event.
 */
export function describeActivity(before: ReadingState, after: ReadingState): readonly string[] {
  const events: string[] = []
  if (after.shown !== null && !isSamePlace(before.shown, after.shown)) {
    events.push(`page ${after.shown.pageId} of chapter ${after.shown.chapterId}, by ${after.shownBy}`)
  }
  if (before.cue.count !== after.cue.count) events.push(`seek to ${after.cue.seconds.toFixed(1)} s`)
  if (before.isPlaying !== after.isPlaying) {
    events.push(`${after.isPlaying ? 'play' : 'pause'} at ${after.positionSeconds.toFixed(1)} s`)
  }
  if (!before.isWaiting && after.isWaiting) events.push('waiting for the narration')
  if (after.failure !== null && before.failure !== after.failure) events.push(`narration failed: ${after.failure}`)
  if (before.rate !== after.rate) events.push(`speed ${after.rate}`)
  return events
}
