import type { QuizToTake } from '@lectern/api-client/quiz/taking'
import { readQuestionType } from '@lectern/core/book'
import { pickQuizText } from './pick-quiz-text'
import { shuffleBySeed } from './shuffle-by-seed'

type Question = QuizToTake['questions'][number]

/**
 * Returns the questions as a reader sees them: their texts in a language, and answers shuffled where the author wants it.
 *
 * @param seed the same for one attempt, so that the order stays
 */
export function arrangeQuiz(questions: readonly Question[], language: string, seed: string): Question[] {
  return questions.map((question) => {
    const answers = question.answers.map((answer) => ({
      ...answer,
      text: pickQuizText(answer.text, answer.texts, language),
    }))
    return {
      ...question,
      text: pickQuizText(question.text, question.texts, language),
      answers: isShuffled(question) ? shuffleBySeed(answers, `${seed} ${question.id}`) : answers,
    }
  })
}

/** True comes before false. */
function isShuffled({ type, shufflesAnswers }: Question): boolean {
  return shufflesAnswers && readQuestionType(type) !== 'true-false'
}
