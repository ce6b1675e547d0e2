import { useState, useSyncExternalStore } from 'react'
import { createWindowSize, type WindowSize } from './create-window-size'

/**
 * Returns what `choose` makes of the window's size, now and after each change.
 *
 * @param choose returns the same value for the same size
 */
export function useWindowSize<Chosen>(choose: (size: WindowSize) => Chosen): Chosen {
  const [size] = useState(createWindowSize)
  return useSyncExternalStore(size.subscribe, () => choose(size.current()))
}
