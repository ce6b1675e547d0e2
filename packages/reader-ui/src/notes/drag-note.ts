import { toPagePoint } from './page-geometry'
import type { PagePoint } from './place-note'

/** A pointer that moves less presses the mark, in CSS pixels of the pointer's own size. */
const pressPixels = 5

/**
 * Moves the mark of a note with the pointer. The page receives no events of the gesture, so that it neither turns nor scrolls.
 *
 * @param o.onDrop called with the place at which the mark was dropped
 * @returns a function that stops it
 */
export function dragNote(mark: HTMLElement, { onDrop }: { readonly onDrop: (to: PagePoint) => void }): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let from: { readonly pointerId: number; readonly x: number; readonly y: number } | null = null
  let isDragged = false
  const end = () => {
    from = null
    mark.style.transform = ''
  }
  mark.addEventListener(
    'pointerdown',
    (event) => {
      event.stopPropagation()
      isDragged = false
      if (event.isPrimary && event.button === 0)
        from = { pointerId: event.pointerId, x: event.clientX, y: event.clientY }
    },
    { signal },
  )
  mark.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (from === null || pointerId !== from.pointerId) return
      const [x, y] = [clientX - from.x, clientY - from.y]
      if (!isDragged && Math.hypot(x, y) < pressPixels) return
      if (!isDragged) mark.setPointerCapture(pointerId)
      isDragged = true
      mark.style.transform = `translate(${x}px, ${y}px)`
    },
    { signal },
  )
  mark.addEventListener(
    'pointerup',
    ({ pointerId }) => {
      if (from === null || pointerId !== from.pointerId) return
      const page = mark.closest<HTMLElement>('[data-page]')
      const { left, top, width, height } = mark.getBoundingClientRect()
      end()
      if (isDragged && page !== null) {
        onDrop(toPagePoint(page, { clientX: left + width / 2, clientY: top + height / 2 }))
      }
    },
    { signal },
  )
  mark.addEventListener('pointercancel', end, { signal })
  mark.addEventListener('touchstart', (event) => event.stopPropagation(), { signal, passive: true })
  mark.addEventListener(
    'click',
    (event) => {
      // The end of a drag is no press.
      if (isDragged) event.stopImmediatePropagation()
      isDragged = false
    },
    { signal, capture: true },
  )
  return () => controller.abort()
}
