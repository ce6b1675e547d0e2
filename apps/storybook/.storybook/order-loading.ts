/** Windows that load at the same time: one is read from the network while another one is drawn. */
const AT_ONCE = 2

interface Waiting {
  readonly place: Element
  readonly begin: () => void
}

export interface Loading {
  /** Waits for a turn: the place that is in view, or closest to it, has the first. */
  readonly join: (place: Element, begin: () => void) => void
  /** It has been drawn, or is gone: the next one may begin. */
  readonly leave: (place: Element) => void
}

/** The order in which the windows of a page load: together they would take as long as the slowest of them all. */
export function orderLoading(distance: (place: Element) => number = distanceFromView): Loading {
  const waiting: Waiting[] = []
  const loading = new Set<Element>()
  let isPlanned = false

  const beginNext = () => {
    isPlanned = false
    while (loading.size < AT_ONCE && waiting.length > 0) {
      const [next] = waiting.toSorted((one, other) => distance(one.place) - distance(other.place))
      if (next === undefined) return
      waiting.splice(waiting.indexOf(next), 1)
      loading.add(next.place)
      next.begin()
    }
  }
  // Those that join together are weighed together.
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    setTimeout(beginNext)
  }

  return {
    join: (place, begin) => {
      waiting.push({ place, begin })
      plan()
    },
    leave: (place) => {
      const at = waiting.findIndex((one) => one.place === place)
      if (at !== -1) waiting.splice(at, 1)
      if (loading.delete(place)) plan()
    },
  }
}

/** Nothing in view; below it how far to scroll, above it twice as far, for people read downwards. */
function distanceFromView(place: Element): number {
  const { top, bottom } = place.getBoundingClientRect()
  if (bottom < 0) return -2 * bottom
  return Math.max(0, top - innerHeight) + Math.max(0, top) / 1e6
}
