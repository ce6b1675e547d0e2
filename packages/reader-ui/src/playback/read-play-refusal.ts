import type { PlaybackFailure } from '../store/reading-slice'

/** Returns the failure to report after a rejected `play()`; null if none needs to be reported. */
export function readPlayRefusal(reason: unknown): PlaybackFailure | null {
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
