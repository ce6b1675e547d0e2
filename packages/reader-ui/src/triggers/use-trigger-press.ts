import type { PopupTrigger } from '@lectern/core/book'
import { useCallback } from 'react'
import type { ReaderPage } from '../book/reader-book'
import { useReaderDispatch } from '../connected/use-reader-store'
import type { DefineTerm } from '../glossary/define-word'
import { focusPage } from '../page-stage/focus-page'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { Place } from '../store/outline'
import { pageTurned } from '../store/reading-slice'
import type { TriggerReader } from './create-trigger-reader'
import { findGlossaryDefinition } from './find-glossary-definition'
import type { UsedTrigger } from './use-opened-trigger'

export interface TriggerPressRequest
  extends Pick<UsedTrigger, 'open' | 'close'>, Pick<ReadingToolsProps, 'onRefreshMedia'> {
  readonly read: TriggerReader
  /** Opens a quiz by its id, or its id in a trigger. */
  readonly onOpenQuiz: (quizId: string) => void
  /** Opens the definition of a word in the glossary; null without one. */
  readonly define: DefineTerm | null
}

interface TriggerPress {
  readonly turnTo: (place: Place | null) => void
  readonly press: (trigger: PopupTrigger, page: ReaderPage, anchor: HTMLElement, isOpen: boolean) => void
}

/** Does what a pressed trigger is for: turns to a place, or opens a quiz, a definition of the glossary or its popup. */
export function useTriggerPress(o: TriggerPressRequest): TriggerPress {
  const { read, open, close, define, onOpenQuiz, onRefreshMedia } = o
  const dispatch = useReaderDispatch()
  const turnTo = useCallback(
    (place: Place | null) => {
      if (place === null) return
      close()
      dispatch(pageTurned({ place, by: 'hand' }))
      // The mark leaves with its page.
      focusPage()
    },
    [dispatch, close],
  )
  const press = useCallback(
    (trigger: PopupTrigger, page: ReaderPage, anchor: HTMLElement, isOpen: boolean) => {
      const { pageId } = page
      const shown = read(trigger, pageId)
      const { direct, quizId, place } = shown
      if (direct === 'place') turnTo(place)
      else if (direct === 'quiz' && quizId !== null) onOpenQuiz(quizId)
      else {
        close()
        const openDefinition = findGlossaryDefinition(define, { trigger, page, shown, onRefreshMedia })
        if (openDefinition !== null) {
          openDefinition()
          return
        }
        if (!isOpen) open({ pageId, markId: trigger.id, anchor })
      }
    },
    [read, turnTo, open, close, onOpenQuiz, define, onRefreshMedia],
  )
  return { turnTo, press }
}
