import { openStorage } from '@lectern/api-client/session'
import { useCallback, useEffect, useState } from 'react'
import { changeAddress } from '../address/change-address'
import { readAddress } from '../address/read-address'
import { useReaderDispatch } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { pausePressed } from '../store/reading-slice'
import { findAwaitedQuiz, type AwaitedQuiz } from './opened-quiz'

export interface OpenedQuiz {
  readonly id: string
  /** False: it is hidden and goes on sending the answers. */
  readonly isShown: boolean
}

export interface QuizOpener {
  readonly opened: OpenedQuiz | null
  /** @param id of the quiz, or its id in a trigger (`haQuizId`) */
  readonly open: (id: string | number) => void
  readonly close: () => void
}

/**
 * Holds which quiz is open: the one that the address names, or one that a trigger or the contents open. It is open again after
 * a reload. Opening pauses the narration.
 */
export function useOpenedQuiz({ book, asked, bar }: Pick<ReadingToolsProps, 'book' | 'asked' | 'bar'>): QuizOpener {
  const dispatch = useReaderDispatch()
  const [tab] = useState(() => openStorage(() => window.sessionStorage))
  const key = `lectern.openQuiz.${book.bookId}`
  const { page } = asked.address
  const [asker] = useState(() => {
    const { quiz } = readAddress(bar.search())
    const kept = tab.getItem(key)
    if (kept && (quiz === null || quiz === kept)) return { id: kept, pageId: null }
    return quiz === null ? null : { id: quiz, pageId: page }
  })
  const [opened, setOpened] = useState<OpenedQuiz | null>(() =>
    asker === null || asker.pageId !== null ? null : { id: asker.id, isShown: true },
  )
  const [awaited, setAwaited] = useState<AwaitedQuiz | null>(() =>
    asker === null || asker.pageId === null ? null : { id: asker.id, pageId: asker.pageId },
  )
  const found = awaited === null ? null : findAwaitedQuiz(book, awaited)
  if (awaited !== null && found !== undefined) {
    setAwaited(null)
    if (found !== null) setOpened({ id: found, isShown: true })
  }
  const shownId = opened?.isShown === true ? opened.id : null
  useEffect(() => {
    if (shownId !== null) dispatch(pausePressed())
    if (shownId === null) tab.removeItem(key)
    else tab.setItem(key, shownId)
  }, [shownId, dispatch, tab, key])

  const open = useCallback((id: string | number) => setOpened({ id: String(id), isShown: true }), [])
  const close = useCallback(() => {
    setOpened((current) => current && { ...current, isShown: false })
    const search = changeAddress(bar.search(), { quiz: null })
    if (search !== bar.search()) bar.replace(search, bar.index() ?? undefined)
  }, [bar])
  return { opened, open, close }
}
