import { useEffect, useState } from 'react'
import { toMarkId } from './mark-notes'

/** Returns the mark of a note on the visible pages as soon as it is there; null for none. */
export function useNoteAnchor(key: string | null): HTMLElement | null {
  const [found, setFound] = useState<{ readonly key: string; readonly mark: HTMLElement } | null>(null)
  useEffect(() => {
    if (key === null) return undefined
    const selector = `[data-spread="shown"] [data-mark="${CSS.escape(toMarkId(key))}"] button`
    const find = () => {
      const mark = document.querySelector<HTMLElement>(selector)
      if (mark === null) return false
      setFound({ key, mark })
      return true
    }
    // The page and its marks may be mounted later.
    const observer = new MutationObserver(() => {
      if (find()) observer.disconnect()
    })
    if (!find()) observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-spread'] })
    return () => observer.disconnect()
  }, [key])
  return found !== null && found.key === key ? found.mark : null
}
