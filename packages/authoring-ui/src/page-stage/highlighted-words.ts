/** The highlighted words by entity id. They change per frame, so React does not hold them. */
export interface HighlightedWords {
  current(): readonly string[]
  set(ids: readonly string[]): void
  subscribe(listener: (ids: readonly string[]) => void): () => void
}

export function createHighlightedWords(): HighlightedWords {
  const listeners = new Set<(ids: readonly string[]) => void>()
  let highlighted: readonly string[] = []
  return {
    current: () => highlighted,
    set(ids) {
      highlighted = ids
      for (const listener of listeners) listener(ids)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
