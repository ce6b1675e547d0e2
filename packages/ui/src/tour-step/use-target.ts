import { useLayoutEffect, useState } from 'react'
import { findTarget } from './find-target'

/**
 * Returns the target of a step while the step is shown, and scrolls it into view once. Follows elements that appear and
 * disappear.
 */
export function useTarget(selector: string, isShown: boolean): Element | null {
  const [target, setTarget] = useState<Element | null>(null)
  useLayoutEffect(() => {
    if (!isShown) return undefined
    let seen: Element | null = null
    const look = () => {
      const found = findTarget(selector)
      if (found === seen) return
      seen = found
      found?.scrollIntoView({ block: 'center', inline: 'nearest' })
      setTarget(found)
    }
    look()
    const watch = new MutationObserver(look)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      setTarget(null)
    }
  }, [selector, isShown])
  return target
}
