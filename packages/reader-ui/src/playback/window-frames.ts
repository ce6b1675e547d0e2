import type { FrameSource } from './run-frames'

/** Returns the window's animation frames, with `timeupdate` of the media for a hidden page. */
export function windowFrames(media: HTMLMediaElement): FrameSource {
  return {
    requestFrame: (callback) => requestAnimationFrame(callback),
    milliseconds: () => performance.now(),
    cancelFrame: (handle) => cancelAnimationFrame(handle),
    onCoarseTick(listener) {
      media.addEventListener('timeupdate', listener)
      document.addEventListener('visibilitychange', listener)
      return () => {
        media.removeEventListener('timeupdate', listener)
        document.removeEventListener('visibilitychange', listener)
      }
    },
  }
}
