import { startTransition, useEffect, useState, type ComponentType } from 'react'
import type { ReadingToolsProps } from './reading-tools-props'

/** A page whose image is slow or missing does not delay the tools for longer. */
const LOAD_AFTER_MS = 3000
const RETRY_AFTER_MS = 5000

/** Loads the reading tools after the first page image, so that they do not delay it, or at once for a command that needs them. */
export function LateTools(props: ReadingToolsProps) {
  const { commands } = props
  const [Tools, setTools] = useState<ComponentType<ReadingToolsProps> | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const load = () => {
      clearTimeout(timer)
      document.removeEventListener('load', load, true)
      import('./reading-tools').then(
        ({ ReadingTools }) => {
          // As a transition, so that a tap does not wait until all tools are rendered.
          if (!isGone) startTransition(() => setTools(() => ReadingTools))
        },
        (reason: unknown) => {
          console.error('The tools could not be loaded.', reason)
          if (!isGone) timer = setTimeout(load, RETRY_AFTER_MS)
        },
      )
    }
    timer = setTimeout(load, LOAD_AFTER_MS)
    // Images do not bubble their load events.
    document.addEventListener('load', load, true)
    const stopWaiting = commands.onWait(load)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('load', load, true)
      stopWaiting()
    }
  }, [commands])
  return Tools === null ? null : <Tools {...props} />
}
