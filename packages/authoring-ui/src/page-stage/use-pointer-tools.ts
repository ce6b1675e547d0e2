import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import type { Editor } from '../editor/editor'
import { toPage, zoomAround, type Point } from '@lectern/core/geometry'
import type { ToolEvent } from '../editor/tools/tool-state'
import { panBy } from '../editor/viewport'

interface PointerHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(event: PointerEvent<HTMLElement>): void
  onBlur(): void
}

/**
 * Turns pointer events into tool events: one pointer uses the tool, or pans while `pans`; two fingers pan and zoom, the wheel
 * pans, and zooms with ctrl. Losing the pointer or the focus cancels the gesture.
 */
export function usePointerTools(
  surface: RefObject<HTMLElement | null>,
  editor: Editor,
  pans: boolean,
): PointerHandlers {
  const fingers = useRef(new Map<number, Point>())
  const pinching = useRef(false)

  const at = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const toolEvent = (kind: 'down' | 'move' | 'up', event: PointerEvent<HTMLElement>): ToolEvent => {
    const screen = at(event)
    return {
      kind,
      screen,
      page: toPage(editor.getState().viewport, screen),
      additive: event.shiftKey || event.metaKey || event.ctrlKey,
      pan: event.button === 1 || pans,
      free: event.altKey,
    }
  }

  useEffect(() => {
    const element = surface.current
    if (element === null) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { viewport } = editor.getState()
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      const box = element.getBoundingClientRect()
      if (event.ctrlKey || event.metaKey) {
        const factor = Math.exp(-event.deltaY * unit * 0.004)
        editor.setViewport(zoomAround(viewport, { x: event.clientX - box.left, y: event.clientY - box.top }, factor))
      } else {
        editor.setViewport(panBy(viewport, -event.deltaX * unit, -event.deltaY * unit))
      }
    }
    // React listens passively to the wheel, and a passive listener cannot prevent browser zoom.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [surface, editor])

  const pinch = (moved: number, to: Point) => {
    const [a, b] = [...fingers.current.entries()]
    if (a === undefined || b === undefined) return
    const other = a[0] === moved ? b[1] : a[1]
    const from = a[0] === moved ? a[1] : b[1]
    const middleBefore = { x: (from.x + other.x) / 2, y: (from.y + other.y) / 2 }
    const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
    const before = Math.max(1, Math.hypot(from.x - other.x, from.y - other.y))
    const after = Math.max(1, Math.hypot(to.x - other.x, to.y - other.y))
    const moving = panBy(editor.getState().viewport, middle.x - middleBefore.x, middle.y - middleBefore.y)
    editor.setViewport(zoomAround(moving, middle, after / before))
  }

  const lift = (event: PointerEvent<HTMLElement>, kind: 'up' | 'cancel') => {
    fingers.current.delete(event.pointerId)
    if (pinching.current) {
      pinching.current = fingers.current.size > 0
      return
    }
    editor.send(kind === 'up' ? toolEvent('up', event) : { kind: 'cancel' })
  }

  return {
    onPointerDown(event) {
      if (event.button > 1) return
      event.currentTarget.setPointerCapture(event.pointerId)
      if (event.pointerType === 'touch') {
        fingers.current.set(event.pointerId, at(event))
        if (fingers.current.size === 2) {
          pinching.current = true
          editor.send({ kind: 'cancel' })
          return
        }
      }
      if (!pinching.current) editor.send(toolEvent('down', event))
    },
    onPointerMove(event) {
      if (fingers.current.has(event.pointerId)) {
        const to = at(event)
        if (pinching.current) pinch(event.pointerId, to)
        fingers.current.set(event.pointerId, to)
      }
      if (!pinching.current) editor.send(toolEvent('move', event))
    },
    onPointerUp: (event) => lift(event, 'up'),
    onPointerCancel: (event) => lift(event, 'cancel'),
    onBlur: () => editor.send({ kind: 'cancel' }),
  }
}
