import type { GradedQuiz, QuizCalls, QuizFailure, QuizToTake } from '@lectern/api-client/quiz/taking'
import { findPassingCause } from '@lectern/api-client/retry'
import type { PlaceStorage } from '../store/stored-place'
import { listGradedIds } from './list-graded-ids'
import { stepQuiz } from './step-quiz'
import { openStoredQuiz, quizKey, writeStoredQuiz } from './stored-quiz'
import type { QuizEvent, QuizStep, TakenQuiz } from './taken-quiz'
import type { WaitingQuizzes } from './waiting-quizzes'
import { createKey } from '../store/create-key'

export type QuizTakingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: QuizFailure }
  | { readonly kind: 'open'; readonly quiz: QuizToTake; readonly taken: TakenQuiz }

/** A quiz that is loaded, answered and sent. */
export interface QuizTaking {
  readonly current: () => QuizTakingState
  readonly subscribe: (listener: () => void) => () => void
  readonly load: () => void
  readonly send: (event: QuizEvent) => void
  /** Sends the answers, or asks first if some are missing. */
  readonly submit: (isPractice: boolean) => void
  /** Sends the answers although some are missing. */
  readonly submitIncomplete: () => void
  /** Leaves the results, for the next attempt or for the same answers. */
  readonly leaveResults: () => void
  /** Loads the quiz again after a failure, or sends answers that wait for the network. */
  readonly retry: () => void
  /** Loads a quiz that has changed, with the answers that still fit it. */
  readonly reload: () => void
}

export interface QuizTakingOptions {
  /** Id of the quiz, or its id in a trigger. */
  readonly id: string
  readonly calls: QuizCalls
  readonly storage: PlaceStorage
  /** The account; null for a guest. */
  readonly reader: number | null
  readonly waiting: WaitingQuizzes
  readonly onGraded: (grade: GradedQuiz) => void
}

/** Opens a quiz with the answers that this device keeps. */
export function createQuizTaking({ id, calls, storage, reader, waiting, onGraded }: QuizTakingOptions): QuizTaking {
  const listeners = new Set<() => void>()
  let state: QuizTakingState = { kind: 'loading' }
  let isLoading = false

  const change = (next: QuizTakingState) => {
    state = next
    for (const listener of listeners) listener()
  }

  async function submit({ sending, submission }: NonNullable<QuizStep['send']>): Promise<void> {
    const { data, failure } = await calls.submit({ id, submission, isPractice: sending.isPractice, key: sending.key })
    if (failure === undefined) {
      send({ type: 'graded', grade: data })
      onGraded(data)
    } else send({ type: 'failed', failure, isPassing: findPassingCause(failure, navigator.onLine) !== null })
  }

  function send(event: QuizEvent): void {
    if (state.kind !== 'open') return
    const { quiz, taken } = state
    const step = stepQuiz(taken, event, listGradedIds(quiz))
    if (step.quiz === taken) return
    // Stored before the request: a reload must find the key of the request.
    writeStoredQuiz(storage, quizKey(quiz.id, reader), step.quiz)
    waiting.set(id, isSubmitted(step.quiz))
    change({ kind: 'open', quiz, taken: step.quiz })
    if (step.send !== null) void submit(step.send)
  }

  async function load(): Promise<void> {
    if (isLoading) return
    isLoading = true
    change({ kind: 'loading' })
    const { data, failure } = await calls.load(id)
    isLoading = false
    if (failure !== undefined) {
      if (findPassingCause(failure, navigator.onLine) === null) waiting.set(id, false)
      change({ kind: 'failed', failure })
      return
    }
    const taken = openStoredQuiz(storage, quizKey(data.id, reader), data, { nowMs: Date.now(), seed: createKey() })
    // The order that the reader sees stays over a reload, even before the first answer.
    if (data.questions.some((question) => question.shufflesAnswers)) {
      writeStoredQuiz(storage, quizKey(data.id, reader), taken)
    }
    waiting.set(id, isSubmitted(taken))
    change({ kind: 'open', quiz: data, taken })
    send({ type: 'retried' })
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: () => {
      if (state.kind === 'loading') void load()
    },
    reload: () => void load(),
    send,
    submit: (isPractice) => send({ type: 'submitPressed', isPractice, key: createKey(), atMs: Date.now() }),
    submitIncomplete: () => send({ type: 'incompleteConfirmed', key: createKey(), atMs: Date.now() }),
    leaveResults: () => send({ type: 'resultsLeft', seed: createKey() }),
    retry() {
      if (state.kind === 'failed') void load()
      else send({ type: 'retried' })
    },
  }
}

function isSubmitted({ phase }: TakenQuiz): boolean {
  return phase.kind === 'sending' || phase.kind === 'waiting'
}
