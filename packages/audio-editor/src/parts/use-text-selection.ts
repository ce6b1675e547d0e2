import { useDeferredValue, useSyncExternalStore } from 'react'
import type { TextSelection, TextSelectionStore } from './text-selection'

/** Returns the selection for what is told about it: it may follow a moment later, so that typing never waits for it. */
export function useTextSelection(selection: TextSelectionStore): TextSelection | null {
  return useDeferredValue(useSyncExternalStore(selection.subscribe, selection.get))
}
