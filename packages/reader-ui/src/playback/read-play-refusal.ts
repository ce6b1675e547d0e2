import type { PlaybackTrouble } from '../store/reading-slice'

/** Returns the trouble that a rejected `play()` means; null if it needs no report of its own. */
export function readPlayRefusal(reason: unknown): PlaybackTrouble | null {
  const name = reason instanceof DOMException ? reason.name : null
  switch (name) {
    case 'NotAllowedError':
      return 'gesture-needed'
    // A newer request interrupted this one, or the element's error event reports the failure.
    case 'AbortError':
    case 'NotSupportedError':
      return null
    default:
      throw reason
  }
}
