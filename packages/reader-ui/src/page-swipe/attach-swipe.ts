import {
  type SwipeBook,
  type SwipeEvent,
  type SwipePoint,
  type SwipeState,
  type SwipeStep,
  stepSwipe,
} from './step-swipe'
import { widerAttribute } from '../page-zoom/zoom-marks'
import { settleMilliseconds, settlingAttribute, swipingAttribute } from './swipe-marks'

export interface SwipeOptions {
  /** The book and its neighbouring pages now. */
  readonly readBook: () => SwipeBook
  /** The elements of the visible pages and their neighbours. */
  readonly listSpreads: () => readonly HTMLElement[]
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

  // Written to the pages themselves: what is written to the stage makes the browser look at each of their words.
  const show = (shiftPixels: number) => {
    const { direction, widthPixels } = o.readBook()
    const forwards = direction === 'ltr' ? widthPixels : -widthPixels
    for (const spread of o.listSpreads()) {
      const place = spread.dataset['spread']
      const beside = place === 'next' ? forwards : place === 'previous' ? -forwards : 0
      spread.style.translate = `${shiftPixels + beside}px`
      const isBeside = place === 'next' || place === 'previous'
      if (spread.hasAttribute(swipingAttribute) !== isBeside) markSheets(spread, isBeside)
    }
  }
  // Reads no sizes: the page is turned right after it, and would be laid out twice.
  const putBack = () => {
    for (const spread of o.listSpreads()) {
      spread.removeAttribute(settlingAttribute)
      spread.style.translate = ''
      if (spread.hasAttribute(swipingAttribute)) markSheets(spread, false)
    }
  }

  const settle = (turn: SwipeStep['turn']) => {
    const { direction, widthPixels } = o.readBook()
    const forwards = direction === 'ltr' ? -widthPixels : widthPixels
    for (const spread of o.listSpreads()) spread.toggleAttribute(settlingAttribute, true)
    show(turn === 'next' ? forwards : turn === 'previous' ? -forwards : 0)
    const finish = () => {
      clearTimeout(settling?.timer)
      settling = null
      putBack()
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
  // The browser pans a page that is pinched closer, in all directions.
  const followPinch = () => {
    stage.style.touchAction = isCloser() ? 'auto' : ''
  }

  // A browser that makes a fling of the swipe takes the tap after it for the finger that stops the fling, and sends no click.
  const keepFromBrowser = (event: TouchEvent) => {
    if (state.kind === 'swiping' && event.cancelable) event.preventDefault()
  }

  const { signal } = detached
  stage.addEventListener('touchmove', keepFromBrowser, { signal, passive: false })
  stage.addEventListener('pointerdown', onDown, { signal })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', onCancel, { signal })
  window.visualViewport?.addEventListener('resize', followPinch, { signal })
  return () => {
    detached.abort()
    // A page that is left is not turned any more.
    clearTimeout(settling?.timer)
    putBack()
  }
}

/** Shows the pictures of pages beside the visible ones, or hides them again. */
function markSheets(spread: HTMLElement, isShown: boolean): void {
  spread.toggleAttribute(swipingAttribute, isShown)
  for (const sheet of spread.children)
    for (const part of sheet.children) part.toggleAttribute(swipingAttribute, isShown)
}

function toPoint({ clientX, clientY, timeStamp }: PointerEvent): SwipePoint {
  return { x: clientX, y: clientY, milliseconds: timeStamp }
}

/** Dragging the end of a selection is no swipe. */
function isSelecting(): boolean {
  return document.getSelection()?.isCollapsed === false
}

/** Not by its scroll width: pages that settle beside the stage widen it, and a second swipe would be lost. */
function isWider(stage: HTMLElement): boolean {
  return stage.hasAttribute(widerAttribute)
}

function isCloser(): boolean {
  return (window.visualViewport?.scale ?? 1) > CLOSER
}
