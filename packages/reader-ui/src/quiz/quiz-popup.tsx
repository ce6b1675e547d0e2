import { openQuizCalls } from '@lectern/api-client/quiz/taking'
import { useRetry } from '@lectern/api-client/retry'
import { useSession } from '@lectern/api-client/session'
import { rulesOfMode } from '@lectern/core/book'
import { quizMessages } from '@lectern/messages'
import { Button, Spinner, useToast, useTranslate } from '@lectern/ui'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useReaderDispatch } from '../connected/use-reader-store'
import { Notice } from '../listening/notice'
import { focusPage } from '../page-stage/focus-page'
import { useMediaQuery } from '../screen-layout/use-media-query'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { pausePressed } from '../store/reading-slice'
import { createQuizTaking, type QuizTakingState } from './create-quiz-taking'
import { IncompleteDialog } from './incomplete-dialog'
import { pickQuizTitle } from './pick-quiz-text'
import { QuizActions } from './quiz-actions'
import { QuizContent } from './quiz-content'
import { QuizFailureState } from './quiz-failure-state'
import { QuizFrame } from './quiz-frame'
import { sendQuizGraded } from './quiz-graded-event'
import { listOpenQuestions } from './list-open-questions'
import { listGradedIds } from './list-graded-ids'
import { useSpeech } from './use-speech'
import { openWaitingQuizzes } from './waiting-quizzes'
import * as styles from './quiz.css'

export interface QuizPopupProps extends Pick<
  ReadingToolsProps,
  'session' | 'storage' | 'address' | 'domainId' | 'isFramed'
> {
  readonly book: Pick<ReadingToolsProps['book'], 'bookId' | 'language'>
  /** `notices` is null where there is no page to look at. */
  readonly slots: Pick<ReadingToolsProps['slots'], 'panel' | 'notices'>
  /** Id of the quiz, or its id in a trigger. */
  readonly id: string
  readonly isShown: boolean
  readonly onClose: () => void
}

/** Width from which a quiz in an open book is beside the page; it covers the page in narrower windows. */
const besideQuery = '(width >= 56em)'

/** A quiz that the reader takes. It goes on sending answers while it is hidden. */
export function QuizPopup({ id, isShown, onClose, ...props }: QuizPopupProps) {
  const { book, session, storage, address, slots } = props
  const t = useTranslate(quizMessages)
  const showToast = useToast()
  const dispatch = useReaderDispatch()
  const reader = useSession(session)?.id ?? null
  const [isLooking, setIsLooking] = useState(false)
  const { isPartner } = rulesOfMode(address.mode)
  const [taking] = useState(() =>
    createQuizTaking({
      id,
      calls: openQuizCalls({ session, isPartner, isTrial: address.isPreview, storage }),
      storage,
      reader,
      waiting: openWaitingQuizzes({ storage, bookId: book.bookId, reader }),
      onGraded: sendQuizGraded,
    }),
  )
  const state = useSyncExternalStore(taking.subscribe, taking.current)
  useEffect(() => taking.load(), [taking])
  useRetryOfQuiz(state, taking.retry)
  const pause = useCallback(() => void dispatch(pausePressed()), [dispatch])
  const speech = useSpeech(book.language, pause)
  const isWide = useMediaQuery(besideQuery)
  const grade = state.kind === 'open' && state.taken.phase.kind === 'graded' ? state.taken.phase.grade : null
  const title = (state.kind === 'open' && pickQuizTitle(state.quiz, book.language)) || t('quizUntitled')
  const refusal = state.kind === 'open' && state.taken.phase.kind === 'answering' ? state.taken.phase.failure : null
  const tell = useEffectEvent(() => {
    if (isShown) return
    if (refusal !== null) showToast({ tone: 'critical', message: t('quizNotSent', { title }) })
    if (grade === null) return
    const { correctCount: correct, gradedCount: count } = grade
    showToast({ tone: 'success', message: t('quizSent', { title, correct, count }) })
  })
  useEffect(() => tell(), [grade, refusal])

  if (state.kind === 'loading') return isShown ? <LoadingNotice slots={slots} /> : null
  const gradedIds = state.kind === 'open' ? listGradedIds(state.quiz) : []
  const openCount = state.kind === 'open' ? listOpenQuestions(state.taken.answers, gradedIds).length : 0
  const isOpenBook = state.kind === 'open' && state.quiz.isOpenBook
  const isGraded = state.kind === 'open' && state.taken.phase.kind === 'graded'
  const count = gradedIds.length
  const beside = isOpenBook && isWide ? slots.panel : null
  const isPutAway = isShown && isLooking && beside === null
  // The result of a closed-book quiz says to look in the book too.
  const canLook = (isOpenBook || isGraded) && beside === null && slots.notices !== null
  return (
    <>
      <QuizFrame
        title={title}
        progress={count > 1 && !isGraded ? t('quizAnswered', { answered: count - openCount, count }) : undefined}
        isShown={isShown && !isPutAway}
        beside={beside}
        onClose={onClose}
        actions={
          state.kind === 'open' && state.quiz.questions.length > 0 ? (
            <QuizActions taken={state.taken} taking={taking} onLook={canLook ? () => setIsLooking(true) : null} />
          ) : undefined
        }
      >
        {state.kind === 'failed' ? (
          <QuizFailureState
            session={session}
            domainId={props.domainId}
            isFramed={props.isFramed}
            failure={state.failure}
            onRetry={taking.retry}
          />
        ) : (
          <QuizContent
            quiz={state.quiz}
            taken={state.taken}
            taking={taking}
            language={book.language}
            speech={speech}
            onPlay={pause}
          />
        )}
      </QuizFrame>
      {isShown && state.kind === 'open' && state.taken.phase.kind === 'asking' && (
        <IncompleteDialog taking={taking} openCount={openCount} />
      )}
      {isPutAway && <ReturnNotice slots={slots} onReturn={() => setIsLooking(false)} />}
    </>
  )
}

/** Offers to return to the quiz. The page has the focus meanwhile, and again when the quiz is closed. */
function ReturnNotice({ slots, onReturn }: Pick<QuizPopupProps, 'slots'> & { readonly onReturn: () => void }) {
  const t = useTranslate(quizMessages)
  useEffect(focusPage, [])
  return (
    <Notice slots={slots}>
      <div className={styles.bar}>
        <Button
          tone="accent"
          onClick={() => {
            focusPage()
            onReturn()
          }}
        >
          {t('quizReturn')}
        </Button>
      </div>
    </Notice>
  )
}

function LoadingNotice({ slots }: Pick<QuizPopupProps, 'slots'>) {
  const t = useTranslate(quizMessages)
  return (
    <Notice slots={slots}>
      <div className={styles.bar}>
        <Spinner label={t('quizLoading')} />
      </div>
    </Notice>
  )
}

/** Sends answers again automatically while the server cannot be reached. */
function useRetryOfQuiz(state: QuizTakingState, retry: () => void): void {
  const phase = state.kind === 'open' ? state.taken.phase : null
  useRetry({
    error:
      phase?.kind === 'waiting' ? (phase.failure ?? undefined) : state.kind === 'failed' ? state.failure : undefined,
    isTrying: phase?.kind === 'sending' || state.kind === 'loading',
    tryAgain: retry,
  })
}
