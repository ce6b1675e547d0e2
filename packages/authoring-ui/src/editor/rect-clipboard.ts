import type { Rect } from '@lectern/core/geometry'
import type { Size } from './viewport'

/** Rects that were copied from a page. */
export interface CopiedRects {
  /** In reading order. */
  readonly rects: readonly Rect[]
  /** Pixels of the image of the page that they were copied from. */
  readonly pageSize: Size
}

/** Copied rects of a book; they outlive the desk of a chapter or a language. */
export interface RectClipboard {
  /** Returns the copied rects; null while there are none. */
  readonly read: () => CopiedRects | null
  readonly write: (copied: CopiedRects) => void
  /** Returns a function that unsubscribes the listener. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createRectClipboard(): RectClipboard {
  const listeners = new Set<() => void>()
  let held: CopiedRects | null = null
  return {
    read: () => held,
    write(copied) {
      held = copied
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
