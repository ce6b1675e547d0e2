import { useSession } from '@lectern/api-client/session'
import type { PopupTrigger } from '@lectern/core/book'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAutoplay } from '../autoplay/use-autoplay'
import { useCloseAtEnd } from '../autoplay/use-close-at-end'
import type { ReaderPage } from '../book/reader-book'
import { useReaderDispatch } from '../connected/use-reader-store'
import { PageMarks } from '../page-marks/page-marks'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { getPageNumber, listPlaces, type Place } from '../store/outline'
import { pageTurned } from '../store/reading-slice'
import { AnswerField } from './answer-field'
import { createTriggerReader } from './create-trigger-reader'
import { answersKey } from './stored-answers'
import { TriggerMark } from './trigger-mark'
import { TriggerPopup } from './trigger-popup'
import * as styles from './triggers.css'

export interface TriggersProps extends ReadingToolsProps {
  /** Opens a quiz by its id, or its id in a trigger. */
  readonly onOpenQuiz: (quizId: string) => void
}

interface OpenedTrigger {
  readonly pageId: number
  readonly triggerId: string
  readonly anchor: HTMLElement
}

/** Side of a trigger without a size, in page-image pixels. */
const USUAL_SIZE = 48

/** Draws the popup triggers on the pages, and opens what they hold. */
export function Triggers(props: TriggersProps) {
  const { book, outline, session, storage, media, slots, onOpenQuiz, onLanguageChoice, onRefreshMedia } = props
  const dispatch = useReaderDispatch()
  const [pressed, setPressed] = useState<OpenedTrigger | null>(null)
  const places = useMemo(() => listPlaces(outline), [outline])
  const { language, languages } = book
  const read = useMemo(
    () => createTriggerReader({ language, languages, places, base: document.baseURI }),
    [language, languages, places],
  )
  const userId = useSession(session)?.id ?? null
  const storageKey = answersKey(book.bookId, userId)

  const hasPopup = useCallback(
    (own: PopupTrigger, { pageId }: ReaderPage) => {
      const { hasContent, direct } = read(own, pageId)
      return hasContent && direct !== 'link' && direct !== 'place'
    },
    [read],
  )
  const { opened: autoplayed, close: closeAutoplayed } = useAutoplay({ book, media, slots, hasPopup })
  const opened = pressed ?? autoplayed
  const close = useCallback(() => {
    setPressed(null)
    closeAutoplayed()
  }, [closeAutoplayed])

  const turnTo = useCallback(
    (place: Place | null) => {
      if (place === null) return
      close()
      dispatch(pageTurned({ place, by: 'hand' }))
    },
    [dispatch, close],
  )
  const press = useCallback(
    (trigger: PopupTrigger, { pageId }: ReaderPage, anchor: HTMLElement) => {
      const { direct, quizId, place } = read(trigger, pageId)
      if (direct === 'place') turnTo(place)
      else if (direct === 'quiz' && quizId !== null) onOpenQuiz(quizId)
      else {
        close()
        const isOpen = opened?.pageId === pageId && opened.triggerId === trigger.id
        if (!isOpen) setPressed({ pageId, triggerId: trigger.id, anchor })
      }
    },
    [read, turnTo, close, opened, onOpenQuiz],
  )
  const render = useCallback(
    (trigger: PopupTrigger, page: ReaderPage) => {
      const shown = read(trigger, page.pageId)
      const mark = (
        <TriggerMark
          trigger={trigger}
          shown={shown}
          isOpen={opened?.pageId === page.pageId && opened.triggerId === trigger.id}
          onPress={(anchor) => press(trigger, page, anchor)}
        />
      )
      if (shown.answer === null) return mark
      const middle = (page.imageSize?.width ?? Infinity) / 2
      const name = `${page.pageId}/${trigger.id}`
      return (
        <>
          {shown.hasContent && <div className={styles.beside}>{mark}</div>}
          <AnswerField
            key={storageKey}
            answer={shown.answer}
            title={shown.title?.text ?? null}
            storage={storage}
            storageKey={storageKey}
            name={name}
            isAtEnd={(trigger.x ?? 0) > middle}
          />
        </>
      )
    },
    [read, press, opened, storage, storageKey],
  )
  const openedPage = book.chapters.flatMap(({ pages }) => pages).find(({ pageId }) => pageId === opened?.pageId)
  const trigger = openedPage?.popupTriggers.find(({ id }) => id === opened?.triggerId)
  const shown = trigger && openedPage ? read(trigger, openedPage.pageId) : undefined
  const isGone = opened !== null && trigger === undefined
  useEffect(() => {
    // The book was loaded again without it.
    if (isGone) close()
  }, [isGone, close])
  const isAutoplayed = opened !== null && opened === autoplayed
  useCloseAtEnd(isAutoplayed && shown !== undefined && shown.items.length <= 1, close)
  const quizId = isAutoplayed && shown?.direct === 'quiz' ? shown.quizId : null
  useEffect(() => {
    if (quizId === null) return
    close()
    onOpenQuiz?.(quizId)
  }, [quizId, close, onOpenQuiz])
  return (
    <>
      <PageMarks
        stage={slots.stage}
        book={book}
        name="triggers"
        marksOf={listTriggers}
        usualSize={USUAL_SIZE}
        render={render}
      />
      {opened !== null && trigger !== undefined && shown !== undefined && quizId === null && (
        <TriggerPopup
          key={`${opened.pageId}/${opened.triggerId}`}
          trigger={trigger}
          shown={shown}
          anchor={opened.anchor}
          isAutoplayed={isAutoplayed}
          stage={slots.stage}
          placeNumber={shown.place === null ? null : getPageNumber(places, shown.place)}
          language={book.language}
          onQuiz={() => {
            close()
            if (shown.quizId !== null) onOpenQuiz(shown.quizId)
          }}
          onPlace={() => turnTo(shown.place)}
          onLanguageChoice={onLanguageChoice}
          onRefreshMedia={onRefreshMedia}
          onClose={close}
        />
      )}
    </>
  )
}

const listTriggers = ({ popupTriggers }: ReaderPage) => popupTriggers
