import type { Store } from '@reduxjs/toolkit'
import type { ReaderStoreState } from '../store/store-shape'
import type { ProgressReports } from './create-progress-reports'

/** Pages that are turned faster are not reported one by one. */
const settledAfterMs = 2000
const longPauseMs = 30_000

/**
 * Reports the reader's place: when a page stays, when the narration has paused for 30 seconds, and when the window is hidden.
 * @returns a function that stops it, after a last report
 */
export function followProgress(
  store: Pick<Store<ReaderStoreState>, 'getState' | 'subscribe'>,
  reports: ProgressReports,
) {
  let settling: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  const sendAfter = (milliseconds: number) => setTimeout(() => void reports.send(), milliseconds)
  let before = store.getState().reading
  const stop = store.subscribe(() => {
    const { reading } = store.getState()
    const last = before
    before = reading
    if (reading.shown !== null && reading.shown.pageId !== last.shown?.pageId) {
      if (reading.shown.pageId > 0) reports.moveTo(reading.shown.pageId)
      clearTimeout(settling)
      settling = sendAfter(settledAfterMs)
    }
    if (last.isPlaying === reading.isPlaying) return
    clearTimeout(pause)
    pause = reading.isPlaying ? undefined : sendAfter(longPauseMs)
  })
  const onVisibility = () => {
    const isVisible = document.visibilityState === 'visible'
    reports.setVisible(isVisible)
    if (!isVisible) void reports.send()
  }
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearTimeout(settling)
    clearTimeout(pause)
    stop()
    document.removeEventListener('visibilitychange', onVisibility)
    void reports.send()
  }
}
