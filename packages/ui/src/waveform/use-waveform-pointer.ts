import { useRef, useState, type PointerEvent } from 'react'
import { RULER_HEIGHT } from './draw-waveform'
import { findWaveformTarget, type WaveformTarget } from './find-waveform-target'
import type { ShownWaveform } from './use-waveform-view'
import type { EdgeMove, MovedSpan, WaveformEdge, WaveformSpan } from './waveform-types'
import { scrollView, timeAt, type WaveformView } from './waveform-view'

type Gesture =
  | { readonly kind: 'edge'; readonly id: string; readonly edge: WaveformEdge; readonly offset: number }
  | { readonly kind: 'pan'; readonly x: number; readonly from: WaveformView; readonly hasMoved: boolean }

export interface WaveformPointerOptions {
  readonly shown: ShownWaveform | null
  readonly spans: readonly WaveformSpan[]
  readonly selectedId: string | null
  /** Null while edges cannot be moved. */
  readonly editing: {
    readonly planMove: (move: EdgeMove) => readonly MovedSpan[]
    readonly onMove: (moved: readonly MovedSpan[], continued: boolean) => void
  } | null
  readonly onSelect: (id: string) => void
  readonly onSeek: (time: number) => void
}

export interface WaveformPointer {
  /** The spans that a drag moves, at their new times; none outside of a drag. */
  readonly moved: readonly MovedSpan[]
  /** Gives up the drag. */
  readonly cancel: () => void
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: () => void
  }
}

const REACH_PIXELS = 6
/** Fingers cover what they press. */
const TOUCH_REACH_PIXELS = 16
const SNAP_PIXELS = 14
const CLICK_PIXELS = 4
const nothing: readonly MovedSpan[] = []

/** Drags edges, scrolls, and selects what is pressed. A drag changes nothing before its end. */
export function useWaveformPointer(options: WaveformPointerOptions): WaveformPointer {
  const { shown, spans, selectedId, editing } = options
  const gesture = useRef<Gesture | null>(null)
  const [moved, setMoved] = useState(nothing)

  const xOfEvent = (event: PointerEvent<HTMLElement>) => event.clientX - event.currentTarget.getBoundingClientRect().x
  const targetAt = (event: PointerEvent<HTMLElement>): WaveformTarget => {
    const isOnRuler = event.clientY - event.currentTarget.getBoundingClientRect().y < RULER_HEIGHT
    if (shown === null || isOnRuler) return { kind: 'none' }
    const reach = editing === null ? null : event.pointerType === 'mouse' ? REACH_PIXELS : TOUCH_REACH_PIXELS
    return findWaveformTarget({ spans, view: shown.view, selectedId, x: xOfEvent(event), reach })
  }
  const plan = (held: Extract<Gesture, { kind: 'edge' }>, event: PointerEvent<HTMLElement>, view: WaveformView) =>
    editing === null
      ? nothing
      : editing.planMove({
          id: held.id,
          edge: held.edge,
          time: timeAt(view, xOfEvent(event)) + held.offset,
          reach: SNAP_PIXELS * view.secondsPerPixel,
        })
  const end = () => {
    gesture.current = null
    setMoved(nothing)
  }

  return {
    moved,
    cancel: end,
    handlers: {
      onPointerDown(event) {
        if (shown === null || event.button !== 0) return
        const target = targetAt(event)
        event.currentTarget.setPointerCapture(event.pointerId)
        if (target.kind !== 'edge') {
          gesture.current = { kind: 'pan', x: xOfEvent(event), from: shown.view, hasMoved: false }
          return
        }
        const span = spans.find(({ id }) => id === target.id)
        if (span === undefined) return
        // The edge is held where it was pressed, and does not jump to the pointer.
        const offset = span[target.edge] - timeAt(shown.view, xOfEvent(event))
        gesture.current = { kind: 'edge', id: target.id, edge: target.edge, offset }
        options.onSelect(target.id)
      },
      onPointerMove(event) {
        const held = gesture.current
        if (shown === null) return
        if (held === null) {
          event.currentTarget.dataset['over'] = targetAt(event).kind
          return
        }
        if (held.kind === 'edge') return setMoved(plan(held, event, shown.view))
        const away = xOfEvent(event) - held.x
        if (!held.hasMoved && Math.abs(away) < CLICK_PIXELS) return
        gesture.current = { ...held, hasMoved: true }
        shown.change((_, extent) => scrollView(held.from, -away, extent))
      },
      onPointerUp(event) {
        const held = gesture.current
        if (held === null || shown === null) return
        end()
        if (held.kind === 'edge') {
          const result = plan(held, event, shown.view)
          // A press that does not move the edge is no change.
          if (moved !== nothing && result.length > 0) editing?.onMove(result, false)
          return
        }
        if (held.hasMoved) return
        const target = targetAt(event)
        if (target.kind === 'none') options.onSeek(timeAt(shown.view, xOfEvent(event)))
        else options.onSelect(target.id)
      },
      onPointerCancel: end,
    },
  }
}
