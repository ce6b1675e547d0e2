import type { PopupTrigger } from '@lectern/core/book'
import { useCallback, useState } from 'react'
import { useAutoplay, type AutoplayOptions } from '../autoplay/use-autoplay'
import type { ReaderPage } from '../book/reader-book'
import type { OpenedTrigger } from './find-opened'
import type { TriggerReader } from './create-trigger-reader'

export interface UsedTrigger {
  readonly opened: OpenedTrigger | null
  /** True if it opened automatically. */
  readonly isAutoplayed: boolean
  readonly open: (trigger: OpenedTrigger) => void
  readonly close: () => void
}

/** Keeps the one trigger that is open: the reader's, before one that opens automatically. */
export function useOpenedTrigger(
  o: Pick<AutoplayOptions, 'book' | 'media' | 'slots'>,
  read: TriggerReader,
): UsedTrigger {
  const [pressed, open] = useState<OpenedTrigger | null>(null)
  const hasPopup = useCallback(
    (own: PopupTrigger, { pageId }: ReaderPage) => {
      const { hasContent, direct } = read(own, pageId)
      return hasContent && direct !== 'link' && direct !== 'place'
    },
    [read],
  )
  const { opened: autoplayed, close: closeAutoplayed } = useAutoplay({ ...o, hasPopup })
  const opened = pressed ?? autoplayed
  const close = useCallback(() => {
    open(null)
    closeAutoplayed()
  }, [closeAutoplayed])
  return { opened, isAutoplayed: opened !== null && opened === autoplayed, open, close }
}
