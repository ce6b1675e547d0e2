/** The place of the playhead in a narration, in seconds. It changes per frame, so React does not hold it. */
export interface TrackPlace {
  readonly current: () => number
  readonly set: (seconds: number) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createTrackPlace(): TrackPlace {
  const listeners = new Set<() => void>()
  let place = 0
  return {
    current: () => place,
    set(seconds) {
      if (seconds === place) return
      place = seconds
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
