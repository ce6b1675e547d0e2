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
    let known: Element | null = null
    const update = () => {
      const found = findTarget(selector)
      if (found === known) return
      known = found
      found?.scrollIntoView({ block: 'center', inline: 'nearest' })
      setTarget(found)
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      setTarget(null)
    }
  }, [selector, isShown])
  return target
}
