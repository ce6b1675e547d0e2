import type { QuizAnswers } from './taken-quiz'

/** Returns the questions without an answer. */
export function listOpenQuestions(answers: QuizAnswers, gradedIds: readonly number[]): readonly number[] {
  return gradedIds.filter((id) => {
    const answer = answers[id]
    if (answer === undefined) return true
    return 'text' in answer ? answer.text.trim() === '' : answer.answerIds.length === 0
  })
}
