import { useSession } from '@lectern/api-client/session'
import { usualMarkPixels, type PopupTrigger } from '@lectern/core/book'
import { useCallback, useEffect, useMemo } from 'react'
import { useCloseAtEnd } from '../autoplay/use-close-at-end'
import type { ReaderPage } from '../book/reader-book'
import { PageMarks } from '../page-marks/page-marks'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { getPageNumber, listPlaces } from '../store/outline'
import { createTriggerReader } from './create-trigger-reader'
import { findOpened } from './find-opened'
import { answersKey } from './stored-answers'
import { TriggerOnPage } from './trigger-on-page'
import { TriggerPopup } from './trigger-popup'
import { useOpenedTrigger } from './use-opened-trigger'
import { useTriggerPress, type TriggerPressRequest } from './use-trigger-press'

export type TriggersProps = ReadingToolsProps & Pick<TriggerPressRequest, 'onOpenQuiz' | 'define'>

/** Draws the popup triggers on the pages, and opens what they hold. */
export function Triggers(props: TriggersProps) {
  const { book, outline, session, storage, media, slots, onOpenQuiz, onLanguageChoice, onRefreshMedia, define } = props
  const places = useMemo(() => listPlaces(outline), [outline])
  const { language, languages } = book
  const read = useMemo(
    () => createTriggerReader({ language, languages, places, base: document.baseURI }),
    [language, languages, places],
  )
  const userId = useSession(session)?.id ?? null
  const storageKey = answersKey(book.bookId, userId)

  const { opened, isAutoplayed, open, close } = useOpenedTrigger({ book, media, slots }, read)

  const { turnTo, press } = useTriggerPress({ read, open, close, define, onOpenQuiz, onRefreshMedia })
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
