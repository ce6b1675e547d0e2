import type { SessionKeeper } from '@lectern/api-client/session'
import { useEffect, useState } from 'react'
import type { ReaderBook } from '../../book/reader-book'
import { loadThumbnails, type Thumbnails } from './load-thumbnails'

export interface LoadedThumbnails {
  readonly thumbnails: Thumbnails
  readonly hasFailed: boolean
  /** Loads them again. */
  readonly reload: () => void
}

const none: Thumbnails = new Map()

/** Loads the links to the thumbnails of a book in parts. A book that was loaded whole has them in its pages. */
export function useThumbnails({ bookId, chapters }: ReaderBook, session: SessionKeeper): LoadedThumbnails {
  const isInParts = chapters.some(({ pages }) => pages.some(({ part }) => part !== null))
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ thumbnails: Thumbnails; hasFailed: boolean }>({
    thumbnails: none,
    hasFailed: false,
  })
  useEffect(() => {
    if (!isInParts) return undefined
    let isGone = false
    loadThumbnails(session, bookId).then(
      (thumbnails) => {
        if (!isGone) setLoaded({ thumbnails, hasFailed: false })
      },
      (reason: unknown) => {
        console.warn('The thumbnails could not be loaded.', reason)
        if (!isGone) setLoaded({ thumbnails: none, hasFailed: true })
      },
    )
    return () => {
      isGone = true
    }
  }, [isInParts, session, bookId, attempt])
  return { ...loaded, reload: () => setAttempt(attempt + 1) }
}
