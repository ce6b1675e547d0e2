import { quizApi, type Quiz } from '@lectern/api-client/quiz'
import { useRetry } from '@lectern/api-client/retry'
import { isApiFailure, type KeyStorage, type SessionKeeper } from '@lectern/api-client/session'
import { quizEditorMessages } from '@lectern/messages'
import { LoadFailure, ReturnLink, useTranslate } from '@lectern/ui'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { UnsavedWork } from '../connected/unsaved-work'
import { Waiting } from '../desk-screen/waiting'
import type { QuizPaths } from './quiz-paths'
import { createQuizCalls } from './create-quiz-calls'
import { createQuizDesk, type QuizDesk, type QuizDeskCalls } from './create-quiz-desk'
import { openDraftPlace, type DraftPlace } from './kept-draft'
import type { MediaServices } from './media-context'
import { QuizBench } from './quiz-bench'
import { readStoredQuiz } from './quiz-draft'
import { uploadMedium } from './upload-medium'
import * as styles from './quizzes.css'

export interface QuizScreenProps {
  readonly session: SessionKeeper
  readonly storage: KeyStorage
  readonly bookId: number
  readonly quizId: number
  /** Languages of the book. */
  readonly languages: readonly string[]
  readonly paths: QuizPaths
  readonly onUnsaved: (work: UnsavedWork | null) => void
}

/** Loads a quiz and shows it to be edited. */
export function QuizScreen(props: QuizScreenProps) {
  const { bookId, quizId, paths } = props
  const t = useTranslate(quizEditorMessages)
  // The desk loads the quiz again automatically.
  const [first, setFirst] = useState<Quiz | null>(null)
  const { currentData, error, isFetching, refetch } = quizApi.useGetQuizQuery(
    { id: bookId, quizId },
    { refetchOnMountOrArgChange: true, skip: first !== null },
  )
  if (first === null && currentData !== undefined && !isFetching) setFirst(currentData)
  const retry = useRetry({ error, isTrying: isFetching, tryAgain: refetch })
  if (first !== null) return <OpenQuiz {...props} quiz={first} />
  return (
    <div className={styles.screen}>
      <ReturnLink href={paths.list} label={t('quizListBack')}>
        {t('quizListBackShort')}
      </ReturnLink>
      {error === undefined ? (
        <Waiting />
      ) : (
        <LoadFailure
          title={t('quizLoadFailed')}
          cause={retry.cause}
          reason={isApiFailure(error) ? error.msg : ''}
          pauseSeconds={retry.pauseSeconds}
          retrying={isFetching}
          onRetry={retry.retryNow}
        />
      )}
    </div>
  )
}

/** Owner of the drafts of an application without sign-in. */
const anonymousId = 0

function OpenQuiz({ quiz, session, storage, bookId, quizId, ...bench }: QuizScreenProps & { readonly quiz: Quiz }) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const [calls] = useState(() => createQuizCalls({ dispatch, bookId, quizId }))
  // Signing in again after a session has ended does not change the owner of the draft.
  const [place] = useState(() => openDraftPlace(storage, session.current()?.id ?? anonymousId, quizId))
  const [opened, setOpened] = useState<OpenedDesk>(() => openDesk(quiz, place, calls))
  const upload = useCallback<MediaServices['upload']>((options) => uploadMedium({ ...options, session }), [session])
  const discard = () => {
    place.clear()
    setOpened(openDesk(quiz, place, calls))
  }
  return (
    <QuizBench
      {...bench}
      bookId={bookId}
      quizId={quizId}
      uploadMedium={upload}
      mayReset={session.current()?.role === 'user'}
      key={opened.isRestored ? 'restored' : 'fresh'}
      desk={opened.desk}
      place={place}
      onDiscardRestored={opened.isRestored ? discard : null}
    />
  )
}

interface OpenedDesk {
  readonly desk: QuizDesk
  readonly isRestored: boolean
}

function openDesk(quiz: Quiz, place: DraftPlace, calls: QuizDeskCalls): OpenedDesk {
  const kept = place.read()
  if (kept === null) return { desk: createQuizDesk(readStoredQuiz(quiz), calls), isRestored: false }
  // A save compares the kept changes with what other authors have changed since.
  return { desk: createQuizDesk(kept.stored, calls, kept.draft), isRestored: true }
}
