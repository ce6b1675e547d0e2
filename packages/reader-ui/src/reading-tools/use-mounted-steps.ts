import { startTransition, useEffect, useState } from 'react'
import { runAfterPaint } from '../screen-layout/run-after-paint'

/** Name of the mark in the browser's timeline that says that all tools are mounted. */
export const allMountedMark = 'lectern-tools-mounted'

/**
 * Returns how many of `steps` parts to mount: one at first, and one more after each frame. A tap in between is answered
 * before the next part is mounted. Adds a mark to the browser's timeline when all are mounted.
 */
export function useMountedSteps(steps: number): number {
  const [mounted, setMounted] = useState(1)
  useEffect(() => {
    if (mounted >= steps) {
      performance.mark(allMountedMark)
      return undefined
    }
    let isGone = false
    runAfterPaint(() => {
      if (!isGone) startTransition(() => setMounted((count) => count + 1))
    })
    return () => {
      isGone = true
    }
  }, [mounted, steps])
  return mounted
}
