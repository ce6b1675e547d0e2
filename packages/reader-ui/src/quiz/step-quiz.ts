import type { QuizSubmission } from '@lectern/api-client/quiz/taking'
import { listOpenQuestions } from './list-open-questions'
import type { QuizAnswers, QuizEvent, QuizStep, Sending, TakenQuiz } from './taken-quiz'

/**
 * Returns the next state of a taken quiz, and the submission to send. Answers change only before they are sent, so that a
 * submission that is sent again is the same; an event that does not fit the current step changes nothing.
 *
 * @param gradedIds ids of the questions that can be graded
 */
export function stepQuiz(quiz: TakenQuiz, event: QuizEvent, gradedIds: readonly number[]): QuizStep {
  const { phase, answers } = quiz
  const stay: QuizStep = { quiz, send: null }
  const send = (sending: Sending): QuizStep => ({
    quiz: { ...quiz, phase: { kind: 'sending', sending } },
    send: { sending, submission: { selectedAnswers: listAnswers(answers), incompleteQuizScoring: true } },
  })
  switch (event.type) {
    case 'answered': {
      if (phase.kind !== 'answering') return stay
      const changed = { ...answers, [event.questionId]: event.answer }
      return { quiz: { ...quiz, answers: changed, phase: { kind: 'answering', failure: null } }, send: null }
    }
    case 'submitPressed': {
      const { isPractice, key, atMs } = event
      if (phase.kind !== 'answering' || (!isPractice && quiz.attemptsLeft === 0)) return stay
      if (listOpenQuestions(answers, gradedIds).length > 0) {
        return { quiz: { ...quiz, phase: { kind: 'asking', isPractice } }, send: null }
      }
      return send({ key, isPractice, atMs })
    }
    case 'incompleteConfirmed':
      return phase.kind === 'asking' ? send({ key: event.key, isPractice: phase.isPractice, atMs: event.atMs }) : stay
    case 'incompleteDeclined':
      return phase.kind === 'asking' ? { quiz: answer(quiz), send: null } : stay
    case 'graded': {
      if (phase.kind !== 'sending') return stay
      const { grade } = event
      return { quiz: { ...quiz, attemptsLeft: grade.attemptsLeft, phase: { kind: 'graded', grade } }, send: null }
    }
    case 'failed': {
      if (phase.kind !== 'sending') return stay
      const { failure, isPassing } = event
      if (isPassing) {
        return { quiz: { ...quiz, phase: { kind: 'waiting', sending: phase.sending, failure } }, send: null }
      }
      const attemptsLeft = failure.code === 'no-attempts-left' ? 0 : quiz.attemptsLeft
      return { quiz: { ...quiz, attemptsLeft, phase: { kind: 'answering', failure } }, send: null }
    }
    case 'retried':
      return phase.kind === 'waiting' ? send(phase.sending) : stay
    case 'resultsLeft': {
      if (phase.kind !== 'graded') return stay
      const next = keepsAnswers(quiz) ? quiz : { ...quiz, answers: {}, seed: event.seed }
      return { quiz: answer(next), send: null }
    }
  }
}

/** Practice before the last attempt tells the score alone: the reader goes on with the same answers. */
export function keepsAnswers({ phase, attemptsLeft }: TakenQuiz): boolean {
  return phase.kind === 'graded' && phase.grade.isPractice && attemptsLeft !== null && attemptsLeft > 0
}

function answer(quiz: TakenQuiz): TakenQuiz {
  return { ...quiz, phase: { kind: 'answering', failure: null } }
}

function listAnswers(answers: QuizAnswers): QuizSubmission['selectedAnswers'] {
  return Object.entries(answers).flatMap(([id, given]): QuizSubmission['selectedAnswers'] => {
    const questionId = Number(id)
    if ('text' in given) return given.text.trim() === '' ? [] : [{ questionId, text: given.text }]
    return given.answerIds.length === 0 ? [] : [{ questionId, answerIds: [...given.answerIds] }]
  })
}
