/** As long as phones take for a long press. */
const HOLD_MS = 500
/** A finger that moves further scrolls, turns the page or selects, in CSS pixels of the finger's own size. */
const FINGER_PIXELS = 12

export interface HoldOptions<Subject> {
  /** Returns what is pressed; null where holding means nothing. */
  readonly find: (event: PointerEvent) => Subject | null
  readonly open: (subject: Subject, event: PointerEvent) => void
  readonly signal: AbortSignal
}

/**
 * Calls `open` when a finger is held in one place. A mouse has its right button for that.
 *
 * @returns a function that tells if the latest press was held: what the browser makes of its end is then no tap
 */
export function listenForHolds<Subject>(
  target: GlobalEventHandlers,
  { find, open, signal }: HoldOptions<Subject>,
): () => boolean {
  const options = { capture: true, signal }
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let from: PointerEvent | null = null
  let isHeld = false
  const forget = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    from = null
  }
  signal.addEventListener('abort', forget)
  target.addEventListener(
    'pointerdown',
    (event) => {
      forget()
      isHeld = false
      const subject = find(event)
      if (event.pointerType === 'mouse' || !event.isPrimary || subject === null) return
      from = event
      timer = setTimeout(() => {
        // A busy page runs the timer before it hears of a finger that has moved; by the next frame it has heard.
        frame = requestAnimationFrame(() => {
          isHeld = true
          open(subject, event)
        })
      }, HOLD_MS)
    },
    options,
  )
  target.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (pointerId !== from?.pointerId) return
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > FINGER_PIXELS) forget()
    },
    options,
  )
  for (const end of ['pointerup', 'pointercancel'] as const) {
    target.addEventListener(
      end,
      ({ pointerId }) => {
        if (pointerId === from?.pointerId) forget()
      },
      options,
    )
  }
  target.addEventListener(
    'touchend',
    (event) => {
      // Otherwise some browsers send the events of a mouse, which take the focus out of what has opened and close it.
      if (isHeld && event.cancelable) event.preventDefault()
    },
    { ...options, passive: false },
  )
  return () => isHeld
}
