/** Frames that load at the same time: one is fetched while another one is drawn. */
const FRAMES_AT_ONCE = 2
/** Distance below the visible part of the page at which a frame starts to load, in heights of the window. */
const LOOKAHEAD = 0.5

interface WaitingFrame {
  readonly container: Element
  readonly load: () => void
}

export interface FrameQueue {
  /** Calls `load` when it is this frame's turn: it is near the visible part of the page, and closest to it. */
  readonly join: (container: Element, load: () => void) => void
  /** Lets the next frame load: this one is drawn, or has been removed. */
  readonly leave: (container: Element) => void
  /** Looks again which frames are near, after scrolling. */
  readonly update: () => void
}

/**
 * Creates the order in which the frames of a page load. Loading all simultaneously would take as long as the slowest,
 * and frames that are never scrolled to need not load at all.
 *
 * @param distance how far a frame is from the visible part of the page, in CSS pixels
 */
export function createFrameQueue(distance: (container: Element) => number = measureDistance): FrameQueue {
  const waiting: WaitingFrame[] = []
  const loading = new Set<Element>()
  let isScheduled = false

  const loadNext = () => {
    isScheduled = false
    const near = waiting
      .map((frame) => ({ frame, distance: distance(frame.container) }))
      .filter((one) => one.distance <= LOOKAHEAD * innerHeight)
      .toSorted((one, other) => one.distance - other.distance)
    for (const { frame } of near.slice(0, Math.max(0, FRAMES_AT_ONCE - loading.size))) {
      waiting.splice(waiting.indexOf(frame), 1)
      loading.add(frame.container)
      frame.load()
    }
  }
  // Frames that join in the same task are compared with each other.
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(loadNext)
  }

  return {
    join: (container, load) => {
      waiting.push({ container, load })
      schedule()
    },
    leave: (container) => {
      const index = waiting.findIndex((frame) => frame.container === container)
      if (index !== -1) waiting.splice(index, 1)
      if (loading.delete(container)) schedule()
    },
    update: schedule,
  }
}

/** Returns 0 for a visible frame, else how far to scroll to it; twice as far if it is above, for people read downwards. */
function measureDistance(container: Element): number {
  const { top, bottom } = container.getBoundingClientRect()
  if (bottom < 0) return -2 * bottom
  return Math.max(0, top - innerHeight) + Math.max(0, top) / 1e6
}
