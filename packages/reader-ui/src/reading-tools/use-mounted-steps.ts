import { startTransition, useEffect, useState } from 'react'
import { runAfterPaint } from '../screen-layout/run-after-paint'

/**
 * Returns how many of `steps` parts to mount: one at first, and one more after each frame. A tap in between is answered
 * before the next part is mounted.
 */
export function useMountedSteps(steps: number): number {
  const [mounted, setMounted] = useState(1)
  useEffect(() => {
    if (mounted >= steps) return undefined
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
