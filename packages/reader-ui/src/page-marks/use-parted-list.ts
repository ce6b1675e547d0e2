import { useEffect, useState } from 'react'
import { runAfterPaint } from '../screen-layout/run-after-paint'

/** Items that are rendered for one frame: 100 marks at once keep a slow phone from answering a press for 200 ms. */
const PART_SIZE = 16

/** Returns the first items of a list, and after each painted frame more of them, until it returns the whole list. */
export function usePartedList<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(PART_SIZE)
  const isWhole = items.length <= count
  useEffect(() => {
    if (isWhole) return undefined
    let isCurrent = true
    runAfterPaint(() => {
      // Not as a transition: an interrupted one would render its items again.
      if (isCurrent) setCount(count + PART_SIZE)
    })
    return () => {
      isCurrent = false
    }
  }, [isWhole, count])
  return isWhole ? items : items.slice(0, count)
}
