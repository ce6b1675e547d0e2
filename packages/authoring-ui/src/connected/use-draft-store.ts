import { useEffect, useState } from 'react'
import { openDraftStore, type DraftStore } from '../drafts/draft-store'

/** The drafts of this device; null until they are open, and for good where they cannot be. */
export function useDraftStore(): DraftStore | null {
  const [store, setStore] = useState<DraftStore | null>(null)
  useEffect(() => {
    let gone = false
    let opened: DraftStore | null = null
    openDraftStore().then(
      (found) => {
        opened = found
        if (gone) found.close()
        else setStore(found)
      },
      (reason: unknown) => console.warn('Unsaved work cannot be kept on this device.', reason),
    )
    return () => {
      gone = true
      setStore(null)
      // What is written on the way out is written in this turn.
      queueMicrotask(() => opened?.close())
    }
  }, [])
  return store
}
