/** The place of the narration in seconds. It changes per frame, so React does not hold it. */
export interface Playhead {
  current(): number
  set(time: number): void
  subscribe(listener: () => void): () => void
}

export function createPlayhead(): Playhead {
  const listeners = new Set<() => void>()
  let now = 0
  return {
    current: () => now,
    set(time) {
      if (time === now) return
      now = time
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
