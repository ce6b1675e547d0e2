import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { WaveformPlayhead, WaveformSpan } from './waveform-types'
import {
  openView,
  revealSpan,
  scrollView,
  xOf,
  zoomView,
  type WaveformExtent,
  type WaveformView,
} from './waveform-view'

export interface ShownWaveform {
  readonly view: WaveformView
  readonly extent: WaveformExtent
  readonly height: number
  readonly change: (next: (view: WaveformView, extent: WaveformExtent) => WaveformView) => void
}

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Holds the part of the sound that is shown: it opens at the playhead, follows the selected span, and the playhead as long
 * as it is in view.
 *
 * @returns null until the frame has a size
 */
export function useWaveformView(
  frame: RefObject<HTMLElement | null>,
  seconds: number,
  selected: WaveformSpan | undefined,
  playhead: WaveformPlayhead,
): ShownWaveform | null {
  const [size, setSize] = useState<Size | null>(null)
  const [wanted, setWanted] = useState<WaveformView | null>(null)
  const width = size === null ? 0 : size.width

  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [frame])

  const extent = { seconds, width }
  // Limits the view again after the frame or the sound has changed.
  const view = wanted === null ? openView(extent) : scrollView(zoomView(wanted, 1, 0, extent), 0, extent)
  const change: ShownWaveform['change'] = (next) =>
    setWanted((before) => next(before ?? openView(extent), { seconds, width }))

  const { id, start, end } = selected ?? { id: null, start: 0, end: 0 }
  useEffect(() => {
    if (id !== null && width > 0) {
      setWanted((before) => revealSpan(before ?? openView({ seconds, width }), start, end, { seconds, width }))
    }
    // An edge that is dragged must not scroll what is below the pointer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, seconds, width])

  useEffect(() => {
    const opened = playhead.current()
    if (opened > 0 && width > 0) {
      setWanted((before) => before ?? revealSpan(openView({ seconds, width }), opened, opened, { seconds, width }))
    }
    let last = opened
    return playhead.subscribe(() => {
      const time = playhead.current()
      const from = last
      last = time
      setWanted((before) => {
        const now = before ?? openView({ seconds, width })
        const isShown = xOf(now, from) >= 0 && xOf(now, from) <= width
        return isShown ? revealSpan(now, time, time, { seconds, width }) : before
      })
    })
  }, [playhead, seconds, width])

  useEffect(() => {
    const element = frame.current
    if (element === null || width === 0) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const { deltaX, deltaY, ctrlKey, metaKey } = event
      const x = event.clientX - element.getBoundingClientRect().x
      setWanted((before) => {
        const now = before ?? openView({ seconds, width })
        if (ctrlKey || metaKey) return zoomView(now, Math.exp(-deltaY / 200), x, { seconds, width })
        return scrollView(now, Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY, { seconds, width })
      })
    }
    // React listens passively, which cannot keep the page from zooming.
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame, seconds, width])

  return size === null || width === 0 ? null : { view, extent, height: size.height, change }
}
