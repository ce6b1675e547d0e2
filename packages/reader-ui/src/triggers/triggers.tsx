import { useSession } from '@lectern/api-client/session'
import { usualMarkPixels, type PopupTrigger } from '@lectern/core/book'
import { useCallback, useEffect, useMemo } from 'react'
import { useCloseAtEnd } from '../autoplay/use-close-at-end'
import type { ReaderPage } from '../book/reader-book'
import type { DefineTerm } from '../glossary/define-word'
import { useReaderDispatch } from '../connected/use-reader-store'
import { PageMarks } from '../page-marks/page-marks'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { getPageNumber, listPlaces, type Place } from '../store/outline'
import { pageTurned } from '../store/reading-slice'
import { createTriggerReader } from './create-trigger-reader'
import { findGlossaryDefinition } from './find-glossary-definition'
import { findOpened } from './find-opened'
import { answersKey } from './stored-answers'
import { TriggerOnPage } from './trigger-on-page'
import { TriggerPopup } from './trigger-popup'
import { useOpenedTrigger } from './use-opened-trigger'

export interface TriggersProps extends ReadingToolsProps {
  /** Opens a quiz by its id, or its id in a trigger. */
  readonly onOpenQuiz: (quizId: string) => void
  /** Opens the definition of a word in the glossary; null without one. */
  readonly define: DefineTerm | null
}

/** Draws the popup triggers on the pages, and opens what they hold. */
export function Triggers(props: TriggersProps) {
  const { book, outline, session, storage, media, slots, onOpenQuiz, onLanguageChoice, onRefreshMedia, define } = props
  const dispatch = useReaderDispatch()
  const places = useMemo(() => listPlaces(outline), [outline])
  const { language, languages } = book
  const read = useMemo(
    () => createTriggerReader({ language, languages, places, base: document.baseURI }),
    [language, languages, places],
  )
  const userId = useSession(session)?.id ?? null
  const storageKey = answersKey(book.bookId, userId)

  const { opened, isAutoplayed, open, close } = useOpenedTrigger({ book, media, slots }, read)

  const turnTo = useCallback(
    (place: Place | null) => {
      if (place === null) return
      close()
      dispatch(pageTurned({ place, by: 'hand' }))
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
  const render = useCallback(
    (trigger: PopupTrigger, page: ReaderPage, isOpen: boolean) => {
      const shown = read(trigger, page.pageId)
      return (
        <TriggerOnPage
          trigger={trigger}
          page={page}
          shown={shown}
          isOpen={isOpen}
          onPress={(anchor) => press(trigger, page, anchor, isOpen)}
          storage={storage}
          storageKey={storageKey}
        />
      )
    },
    [read, press, storage, storageKey],
  )
  const found = findOpened(book, opened, read)
  const isGone = opened !== null && found === null
  useEffect(() => {
    // The book was loaded again without it.
    if (isGone) close()
  }, [isGone, close])
  useCloseAtEnd(isAutoplayed && found !== null && found.shown.items.length <= 1, close)
  const quizId = isAutoplayed && found?.shown.direct === 'quiz' ? found.shown.quizId : null
  useEffect(() => {
    if (quizId === null) return
    close()
    onOpenQuiz(quizId)
  }, [quizId, close, onOpenQuiz])
  return (
    <>
      <PageMarks
        stage={slots.stage}
        book={book}
        name="triggers"
        marksOf={listTriggers}
        usualSize={usualMarkPixels}
        opened={opened}
        render={render}
      />
      {opened !== null && found !== null && quizId === null && (
        <TriggerPopup
          key={`${opened.pageId}/${opened.markId}`}
          {...found}
          isAutoplayed={isAutoplayed}
          stage={slots.stage}
          placeNumber={found.shown.place === null ? null : getPageNumber(places, found.shown.place)}
          language={language}
          onQuiz={() => {
            close()
            if (found.shown.quizId !== null) onOpenQuiz(found.shown.quizId)
          }}
          onPlace={() => turnTo(found.shown.place)}
          onLanguageChoice={onLanguageChoice}
          onRefreshMedia={onRefreshMedia}
          onClose={close}
        />
      )}
    </>
  )
}

const listTriggers = ({ popupTriggers }: ReaderPage) => popupTriggers
