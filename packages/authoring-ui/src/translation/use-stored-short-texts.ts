import { useEffect, useEffectEvent, useState } from 'react'
import { openShortTextDatabase, type ShortTextDatabase, type ShortTextPlace } from './short-text-database'
import type { ShortTextWork } from './step-short-texts'

export interface StoredShortTextsOptions {
  readonly place: ShortTextPlace
  readonly work: ShortTextWork
  /** Called once with the drafts of this device, if there are any. */
  readonly onFound: (work: ShortTextWork) => void
}

/** Keeps the drafts of a chapter on this device. Returns false if the browser cannot. */
export function useStoredShortTexts({ place, work, onFound }: StoredShortTextsOptions): boolean {
  const { authorId, bookId, chapterId, language } = place
  const { from, texts, drafts } = work
  const [database, setDatabase] = useState<ShortTextDatabase | null>(null)
  const [isStored, setStored] = useState(true)
  const found = useEffectEvent(onFound)

  useEffect(() => {
    let isOver = false
    let opened: ShortTextDatabase | null = null
    const open = async () => {
      try {
        opened = await openShortTextDatabase({ authorId, bookId, chapterId, language })
        const stored = await opened.read()
        if (isOver) return opened.close()
        if (stored !== null) found(stored)
        setDatabase(opened)
      } catch (reason) {
        console.warn('Drafts of translated texts cannot be kept on this device.', reason)
        setStored(false)
      }
    }
    void open()
    return () => {
      isOver = true
      opened?.close()
    }
  }, [authorId, bookId, chapterId, language])

  useEffect(() => {
    if (database === null) return
    const change = drafts.length > 0 ? database.put({ from, texts, drafts }) : database.remove()
    change.catch((reason: unknown) => {
      console.warn('A draft of a translated text could not be kept on this device.', reason)
      setStored(false)
    })
  }, [database, from, texts, drafts])
  return isStored
}
