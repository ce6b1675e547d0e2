import { isSideways } from './is-sideways'
import {
  type SwipeBook,
  type SwipeEvent,
  type SwipePoint,
  type SwipeState,
  type SwipeStep,
  stepSwipe,
} from './step-swipe'
import { settleMilliseconds, settlingAttribute, swipingAttribute } from './swipe-marks'

export interface SwipeOptions {
  /** The book and its neighbouring pages now. */
  readonly readBook: () => SwipeBook
  readonly onTurn: (turn: 'next' | 'previous') => void
}

/** Pinched closer than this, a finger moves the page and does not turn it. */
const CLOSER = 1.01

/**
 * Turns pages with the finger: they follow it in the stage, and settle when it is lifted. On a page that is zoomed wider than
 * the stage the finger pans instead.
 *
 * @returns a function that detaches it
 */
export function attachSwipe(stage: HTMLElement, o: SwipeOptions): () => void {
  const fingers = new Set<number>()
  const detached = new AbortController()
  let state: SwipeState = { kind: 'idle' }
  /** The way of the pages to their place; null if they are there. */
  let settling: { readonly timer: ReturnType<typeof setTimeout>; readonly finish: () => void } | null = null

  // Written to the pages themselves: a custom property on the stage would restyle each of their words in each frame.
  const show = (shiftPixels: number | null) => {
    const { direction, widthPixels } = o.readBook()
    const forwards = direction === 'ltr' ? widthPixels : -widthPixels
    const besides = { previous: -forwards, shown: 0, next: forwards }
    stage.toggleAttribute(swipingAttribute, shiftPixels !== null)
    for (const [place, beside] of Object.entries(besides))
      for (const spread of stage.querySelectorAll<HTMLElement>(`[data-spread=${place}]`))
        spread.style.translate = shiftPixels === null ? '' : `${shiftPixels + beside}px`
  }

  const settle = (turn: SwipeStep['turn']) => {
    const { direction, widthPixels } = o.readBook()
    const forwards = direction === 'ltr' ? -widthPixels : widthPixels
    stage.toggleAttribute(settlingAttribute, true)
    show(turn === 'next' ? forwards : turn === 'previous' ? -forwards : 0)
    const finish = () => {
      clearTimeout(settling?.timer)
      settling = null
      stage.toggleAttribute(settlingAttribute, false)
      show(null)
      if (turn !== null) o.onTurn(turn === 'end' ? 'next' : turn)
    }
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    settling = { timer: setTimeout(finish, isCalm ? 0 : settleMilliseconds), finish }
  }

  const send = (event: SwipeEvent) => {
    const step = stepSwipe(state, event, o.readBook())
    const before = state
    state = step.state
    if (step.shiftPixels !== null) show(step.shiftPixels)
    else if (before.kind === 'swiping' || step.turn !== null) settle(step.turn)
  }

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    fingers.add(event.pointerId)
    settling?.finish()
    const isAlone = fingers.size === 1 && !isSelecting() && !isCloser() && !isWider(stage)
    send(isAlone ? { kind: 'pressed', at: toPoint(event) } : { kind: 'cancelled' })
  }
  const onMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId) || state.kind === 'idle') return
    if (isSelecting()) send({ kind: 'cancelled' })
    else send({ kind: 'moved', at: toPoint(event) })
  }
  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    send(isSelecting() ? { kind: 'cancelled' } : { kind: 'released', at: toPoint(event) })
  }
  const onCancel = (event: PointerEvent) => {
    if (fingers.delete(event.pointerId)) send({ kind: 'cancelled' })
  }
  // The browser would pan, and send no more moves. It is told of the pointer first.
  const onTouchMove = (event: TouchEvent) => {
    const [touch] = event.touches
    if (touch === undefined || state.kind === 'idle' || !event.cancelable) return
    const { x, y } = state.start
    if (state.kind === 'swiping' || isSideways(touch.clientX - x, touch.clientY - y)) event.preventDefault()
  }

  const { signal } = detached
  stage.addEventListener('pointerdown', onDown, { signal })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', onCancel, { signal })
  stage.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  return () => {
    detached.abort()
    // A page that is left is not turned any more.
    clearTimeout(settling?.timer)
    stage.toggleAttribute(settlingAttribute, false)
    show(null)
  }
}

function toPoint({ clientX, clientY, timeStamp }: PointerEvent): SwipePoint {
  return { x: clientX, y: clientY, milliseconds: timeStamp }
}

/** Dragging the end of a selection is no swipe. */
function isSelecting(): boolean {
  return document.getSelection()?.isCollapsed === false
}

function isWider({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1
}

function isCloser(): boolean {
  return (window.visualViewport?.scale ?? 1) > CLOSER
}
