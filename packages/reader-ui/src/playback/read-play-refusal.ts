import type { PlaybackTrouble } from '../store/reading-slice'

/** Why `play()` was refused; null when that is no trouble of its own. */
export function readPlayRefusal(reason: unknown): PlaybackTrouble | null {
  const name = reason instanceof DOMException ? reason.name : null
  switch (name) {
    case 'NotAllowedError':
      return 'gesture-needed'
    // Another order came first, or the element reports the failure itself.
    case 'AbortError':
    case 'NotSupportedError':
      return null
    default:
      throw reason
  }
}
