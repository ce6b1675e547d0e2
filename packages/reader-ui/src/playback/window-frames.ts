import type { FrameSource } from './run-frames'

/** Animation frames of the window; `timeupdate` of the media while the page is hidden. */
export function windowFrames(media: HTMLMediaElement): FrameSource {
  return {
    requestFrame: (callback) => requestAnimationFrame(callback),
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
