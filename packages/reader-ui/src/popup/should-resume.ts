import { isSamePlace } from '../store/outline'
import { isSilent, type ReadingState } from '../store/reading-slice'

/**
 * Returns true if a narration that a popup paused goes on when the popup closes: unless the reader has used the player since,
 * or has turned to a page that is not narrated.
 *
 * @param o.before the state when the popup paused the narration
 * @param o.now the state when it closes
 */
export function shouldResume({ before, now }: { readonly before: ReadingState; readonly now: ReadingState }): boolean {
  if (now.isPlaying || now.failure !== null || isSilent(now)) return false
  return isSamePlace(before.narrated, now.narrated) || isSamePlace(now.shown, now.narrated)
}
