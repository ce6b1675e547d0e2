import { startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { runAfterPaint } from '../screen-layout/run-after-paint'
import { keepMountedSpreads } from './keep-mounted-spreads'
import type { DrawnSpread, PageSpread } from './page-spread'

/**
 * Returns the spreads to draw now. A turned page is painted before its new neighbour is rendered and before the page that is
 * no neighbour any more is removed. A finger does not wait for that: it finds the neighbours in their places.
 */
export function useLateNeighbours(spreads: readonly PageSpread[]): readonly DrawnSpread[] {
  const [late, setLate] = useState(spreads)
  useLayoutEffect(() => {
    if (late === spreads) return undefined
    const detached = new AbortController()
    const { signal } = detached
    const finish = () => setLate(spreads)
    runAfterPaint(() => {
      // As a transition, in pieces between frames: a page of 1,000 words takes a slow phone 60 ms.
      if (!signal.aborted) startTransition(finish)
    })
    const finishNow = () => flushSync(finish)
    for (const event of ['pointerdown', 'pointerup'])
      window.addEventListener(event, finishNow, { signal, capture: true })
    return () => detached.abort()
  }, [late, spreads])
  return late === spreads ? spreads : keepMountedSpreads(late, spreads)
}
