import type { QuizChange } from '@lectern/api-client/quiz'
import { quizApi } from '@lectern/api-client/quiz'
import { unwrapOnce } from '@lectern/api-client/session'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { QuizDeskCalls } from './create-quiz-desk'
import type { QuizFields } from './quiz-draft'

export interface QuizCallsOptions {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  readonly bookId: number
  readonly quizId: number
}

/** Connects the desk of a quiz to the server. */
export function createQuizCalls({ dispatch, bookId, quizId }: QuizCallsOptions): QuizDeskCalls {
  const { endpoints } = quizApi
  const untracked = { track: false } as const
  const load = () => unwrapOnce(dispatch(endpoints.getQuiz.initiate({ id: bookId, quizId }, { forceRefetch: true })))
  return {
    load,
    async make(call) {
      switch (call.kind) {
        case 'change-quiz':
          await dispatch(
            endpoints.updateQuiz.initiate({ id: bookId, quizId, quizChange: toChange(call.change) }, untracked),
          ).unwrap()
          return null
        case 'add-question':
          return dispatch(
            endpoints.createQuizQuestion.initiate({ newQuizQuestion: { ...call.question, quizId } }, untracked),
          ).unwrap()
        case 'change-question':
          await dispatch(
            endpoints.updateQuizQuestion.initiate({ id: call.id, quizQuestionChange: call.change }, untracked),
          ).unwrap()
          return null
        case 'delete-question':
          await dispatch(endpoints.deleteQuizQuestion.initiate({ id: call.id }, untracked)).unwrap()
          return null
        case 'add-answer':
          return dispatch(
            endpoints.createQuizAnswer.initiate({ id: call.questionId, newQuizAnswer: call.answer }, untracked),
          ).unwrap()
        case 'change-answer':
          await dispatch(
            endpoints.updateQuizAnswer.initiate({ id: call.id, quizAnswerChange: call.change }, untracked),
          ).unwrap()
          return null
        case 'delete-answer':
          await dispatch(endpoints.deleteQuizAnswer.initiate({ id: call.id }, untracked)).unwrap()
          return null
        case 'add-medium':
          return dispatch(endpoints.createQuizMedia.initiate({ newQuizMedia: call.medium }, untracked)).unwrap()
        case 'change-medium':
          await dispatch(
            endpoints.updateQuizMedia.initiate(
              { id: call.id, quizMediaChange: { ...call.change, metadata: { ...call.change.metadata } } },
              untracked,
            ),
          ).unwrap()
          return null
        case 'delete-medium':
          await dispatch(endpoints.deleteQuizMedia.initiate({ id: call.id }, untracked)).unwrap()
          return null
      }
    },
  }
}

function toChange({ scoreFeedback, ...change }: Partial<QuizFields>): QuizChange {
  return scoreFeedback === undefined ? change : { ...change, scoreFeedback: [...scoreFeedback] }
}
