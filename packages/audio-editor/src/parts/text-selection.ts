/** The selected text of a page; UTF-16 offsets, `[start, end)`, equal for a cursor. */
export interface TextSelection {
  readonly pageVariationId: number
  readonly start: number
  readonly end: number
}

/** Holds the selection apart from the editor's state: a moved cursor renders only what depends on it. */
export interface TextSelectionStore {
  /** Null while the cursor was in no text yet. */
  readonly get: () => TextSelection | null
  readonly set: (selection: TextSelection) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createTextSelection(): TextSelectionStore {
  const listeners = new Set<() => void>()
  let selection: TextSelection | null = null
  return {
    get: () => selection,
    set(next) {
      if (
        selection?.pageVariationId === next.pageVariationId &&
        selection.start === next.start &&
        selection.end === next.end
      )
        return
      selection = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
