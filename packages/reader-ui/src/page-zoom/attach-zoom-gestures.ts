import type { StagePoint } from './scroll-for-zoom'
import type { PageZoom } from './create-page-zoom'

/** A wheel of a mouse sends large steps, a trackpad small ones. */
const MOST_WHEEL_PIXELS = 25
const WHEEL_SPEED = 0.01
/** Without a further event for so long, a wheel or a pinch has ended. */
const REST_MILLISECONDS = 160
const DOUBLE_TAP_MILLISECONDS = 300
const DOUBLE_TAP_PIXELS = 32
/** A finger or a mouse that moves less is still. */
const STILL_PIXELS = 6
/** Part of the stage by which a key pans. */
const KEY_PART = 0.2
const panKeys: Readonly<Partial<Record<string, StagePoint>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface Pinch {
  readonly at: StagePoint
  readonly distance: number
}

/**
 * Zooms by pinch, double tap, double click and Ctrl + wheel; pans by dragging with a mouse and by Shift and arrow keys. The
 * browser pans with one finger.
 *
 * @returns a function that detaches it
 */
export function attachZoomGestures(stage: HTMLElement, zoom: PageZoom): () => void {
  const detached = new AbortController()
  const { signal } = detached
  const scaling = collectScaling(zoom)

  const toStage = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): StagePoint => {
    const { left, top } = stage.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  stage.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
      const limited = Math.max(-MOST_WHEEL_PIXELS, Math.min(MOST_WHEEL_PIXELS, pixels))
      scaling.add(Math.exp(-limited * WHEEL_SPEED), toStage(event))
    },
    { signal, passive: false },
  )

  let pinch: Pinch | null = null
  const readPinch = ({ touches: [a, b] }: TouchEvent): Pinch | null => {
    if (a === undefined || b === undefined) return null
    const at = toStage({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 })
    return { at, distance: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)) }
  }
  const onTouches = (event: TouchEvent) => {
    const next = event.touches.length === 2 && !isBrowserZoomed() ? readPinch(event) : null
    if (next !== null && event.cancelable) event.preventDefault()
    if (pinch !== null && next !== null) scaling.add(next.distance / pinch.distance, next.at, pinch.at)
    if (pinch !== null && next === null) scaling.end()
    pinch = next
  }
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    stage.addEventListener(type, onTouches, { signal, passive: false })

  attachSafariPinch(stage, { signal, onScale: (factor, event) => scaling.add(factor, toStage(event)) })
  attachDoublePress(stage, { signal, onPress: (event) => zoom.send({ kind: 'double-tapped' }, { at: toStage(event) }) })
  attachMouseDrag(stage, signal)
  stage.addEventListener(
    'keydown',
    (event) => {
      const to = panKeys[event.key]
      if (to === undefined || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      stage.scrollBy({ left: to.x * stage.clientWidth * KEY_PART, top: to.y * stage.clientHeight * KEY_PART })
    },
    { signal },
  )
  return () => {
    detached.abort()
    scaling.cancel()
  }
}

/** Sends the factors of one frame as one event. */
function collectScaling(zoom: PageZoom) {
  let factor = 1
  let move: { at: StagePoint; from: StagePoint } | null = null
  let frame: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    frame = null
    if (move === null) return
    zoom.send({ kind: 'scaled', factor }, move)
    factor = 1
    move = null
    // Counted from the frame, so that a slow one does not end the gesture.
    clearTimeout(timer)
    timer = setTimeout(end, REST_MILLISECONDS)
  }
  const end = () => {
    if (frame !== null) cancelAnimationFrame(frame)
    send()
    clearTimeout(timer)
    zoom.send({ kind: 'settled' })
  }
  return {
    /** @param from place of the point before this event, if fingers move the page too */
    add(by: number, at: StagePoint, from: StagePoint = at) {
      factor *= by
      move = { at, from: move?.from ?? from }
      frame ??= requestAnimationFrame(send)
      clearTimeout(timer)
    },
    end,
    cancel() {
      clearTimeout(timer)
      if (frame !== null) cancelAnimationFrame(frame)
    },
  }
}

/** A trackpad in Safari sends gesture events, whose scale counts from the start. On a phone it sends touches as well. */
function attachSafariPinch(
  stage: HTMLElement,
  o: { readonly signal: AbortSignal; readonly onScale: (factor: number, event: MouseEvent) => void },
): void {
  if (navigator.maxTouchPoints > 0) return
  let last = 1
  const follow = (event: Event) => {
    event.preventDefault()
    if (!(event instanceof MouseEvent) || !('scale' in event) || typeof event.scale !== 'number') return
    if (event.type === 'gesturechange' && event.scale > 0) o.onScale(event.scale / last, event)
    last = event.scale
  }
  for (const type of ['gesturestart', 'gesturechange']) stage.addEventListener(type, follow, { signal: o.signal })
}

/** A double click on a word selects it, so that a mouse zooms on the picture only. A finger zooms everywhere. */
function attachDoublePress(
  stage: HTMLElement,
  o: { readonly signal: AbortSignal; readonly onPress: (event: MouseEvent) => void },
): void {
  let down: PointerEvent | null = null
  let tap: PointerEvent | null = null
  const { signal } = o
  stage.addEventListener('pointerdown', (event) => (down = event), { signal })
  stage.addEventListener(
    'pointerup',
    (event) => {
      const isTap =
        event.pointerType === 'touch' &&
        event.isPrimary &&
        down?.pointerId === event.pointerId &&
        isNear(down, event, STILL_PIXELS * 2) &&
        event.timeStamp - down.timeStamp < DOUBLE_TAP_MILLISECONDS
      const isSecond =
        isTap &&
        tap !== null &&
        event.timeStamp - tap.timeStamp < DOUBLE_TAP_MILLISECONDS &&
        isNear(tap, event, DOUBLE_TAP_PIXELS)
      if (isSecond) o.onPress(event)
      tap = isTap && !isSecond ? event : null
    },
    { signal },
  )
  stage.addEventListener(
    'dblclick',
    (event) => {
      if (down?.pointerType !== 'touch' && !isOnText(event.target)) o.onPress(event)
    },
    { signal },
  )
}

/** Pans with a mouse that is pressed beside the words: on them it selects. */
function attachMouseDrag(stage: HTMLElement, signal: AbortSignal): void {
  let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || isOnText(event.target)) return
      if (stage.scrollWidth <= stage.clientWidth + 1 && stage.scrollHeight <= stage.clientHeight + 1) return
      from = { x: event.clientX, y: event.clientY, left: stage.scrollLeft, top: stage.scrollTop }
    },
    { signal },
  )
  window.addEventListener(
    'pointermove',
    (event) => {
      if (from === null || event.pointerType !== 'mouse') return
      stage.scrollTo({
        left: from.left + from.x - event.clientX,
        top: from.top + from.y - event.clientY,
        behavior: 'instant',
      })
    },
    { signal },
  )
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, () => (from = null), { signal })
  // A drag that begins on the picture does not select the words that it crosses.
  stage.addEventListener('selectstart', (event) => from !== null && event.preventDefault(), { signal })
}

function isNear(a: MouseEvent, b: MouseEvent, pixels: number): boolean {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) <= pixels
}

function isOnText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('p, button, a') !== null
}

/** A page that the browser itself has enlarged stays in its hands. */
function isBrowserZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01
}
