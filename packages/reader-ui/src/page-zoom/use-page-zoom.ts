import { useEffect, useState, useSyncExternalStore } from 'react'
import { attachZoomGestures } from './attach-zoom-gestures'
import { blockWhileResizing } from './block-while-resizing'
import { createPageZoom, type PageZoom, type ZoomStatus } from './create-page-zoom'

/** Attaches the zoom to the stage. Renders when the zoom has settled. Null before the stage is mounted. */
export function usePageZoom(stage: HTMLElement | null): {
  readonly zoom: PageZoom | null
  readonly status: ZoomStatus | null
} {
  const [zoom, setZoom] = useState<PageZoom | null>(null)
  useEffect(() => {
    if (stage === null) return undefined
    const created = createPageZoom(stage)
    const stopGestures = attachZoomGestures(stage, created)
    const stopBlocking = blockWhileResizing(stage, created.layOut)
    setZoom(created)
    return () => {
      stopGestures()
      stopBlocking()
      created.detach()
      setZoom(null)
    }
  }, [stage])
  const status = useSyncExternalStore(zoom?.subscribe ?? subscribeToNothing, () => zoom?.read() ?? null)
  return { zoom, status }
}

const subscribeToNothing = () => () => undefined
