import type { GradedQuiz, QuizFailure, QuizSubmission } from '@lectern/api-client/quiz/taking'

/** An answer to one question: ids of choices, or a written text. */
export type QuestionAnswer = { readonly answerIds: readonly number[] } | { readonly text: string }

export type QuizAnswers = Readonly<Record<number, QuestionAnswer>>

/** A submission that the server may or may not have. It is sent again with the same key and the same answers. */
export interface Sending {
  readonly key: string
  readonly isPractice: boolean
  /** Time of the first request, in milliseconds. */
  readonly atMs: number
}

/** The step that a reader has reached. */
export type QuizPhase =
  | { readonly kind: 'answering'; readonly failure: QuizFailure | null }
  /** Some questions have no answer: the reader is asked before they are sent. */
  | { readonly kind: 'asking'; readonly isPractice: boolean }
  | { readonly kind: 'sending'; readonly sending: Sending }
  /** The server could not be reached: the same is sent again later. `failure` is null after a reload of the page. */
  | { readonly kind: 'waiting'; readonly sending: Sending; readonly failure: QuizFailure | null }
  | { readonly kind: 'graded'; readonly grade: GradedQuiz }

/** A quiz as one reader takes it. */
export interface TakenQuiz {
  readonly answers: QuizAnswers
  /** null: attempts are not counted. */
  readonly attemptsLeft: number | null
  /** Decides the order of shuffled answers; the same for one attempt. */
  readonly seed: string
  readonly phase: QuizPhase
}

export type QuizEvent =
  | { readonly type: 'answered'; readonly questionId: number; readonly answer: QuestionAnswer }
  | { readonly type: 'submitPressed'; readonly isPractice: boolean; readonly key: string; readonly atMs: number }
  | { readonly type: 'incompleteConfirmed'; readonly key: string; readonly atMs: number }
  | { readonly type: 'incompleteDeclined' }
  | { readonly type: 'graded'; readonly grade: GradedQuiz }
  | { readonly type: 'failed'; readonly failure: QuizFailure; readonly isPassing: boolean }
  | { readonly type: 'retried' }
  /** `seed` is that of the next attempt. */
  | { readonly type: 'resultsLeft'; readonly seed: string }

export interface QuizStep {
  readonly quiz: TakenQuiz
  /** The submission to send now. */
  readonly send: { readonly sending: Sending; readonly submission: QuizSubmission } | null
}
