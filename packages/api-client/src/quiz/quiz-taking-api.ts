import { createApi } from '@reduxjs/toolkit/query/react'
import type { GetQuizForUserApiArg, GradedQuiz, QuizSubmission, QuizToTake } from './endpoints.gen'
import { quizBaseQuery } from './quiz-base-query'

export interface QuizToSubmit extends GetQuizForUserApiArg {
  readonly submission: QuizSubmission
  readonly isPractice: boolean
  /** The server grades a submission with the same key once. */
  readonly key: string
}

/** The two calls of readers, without those of authors, which the reader never makes. */
export const quizTakingApi = createApi({
  reducerPath: 'quizTakingApi',
  baseQuery: quizBaseQuery,
  endpoints: (build) => ({
    getQuizForUser: build.query<QuizToTake, GetQuizForUserApiArg>({ query: ({ id }) => ({ url: pathOf(id) }) }),
    submitQuiz: build.mutation<GradedQuiz, QuizToSubmit>({
      query: ({ id, submission, isPractice, key }) => ({
        url: pathOf(id),
        method: 'POST',
        body: submission,
        headers: { 'idempotency-key': key },
        ...(isPractice ? { params: { isPractice: 'true' } } : {}),
      }),
    }),
  }),
})

function pathOf(id: string): string {
  return `/quiz/user/${encodeURIComponent(id)}`
}
