import type { QuestionType } from '@lectern/core/book'
import {
  createPartKey,
  typeOf,
  type AnswerDraft,
  type MediumDraft,
  type QuestionDraft,
  type QuizDraft,
} from './quiz-draft'

/** Texts of the two answers of a true-or-false question. */
export interface TrueFalseTexts {
  readonly yes: string
  readonly no: string
}

/** Returns a question of a type with the answers that it starts with. */
export function createQuestion(type: QuestionType, trueFalse: TrueFalseTexts): QuestionDraft {
  const texts = { text: '', texts: {}, feedback: '', feedbacks: {} }
  const empty = { ...texts, key: createPartKey('q'), shufflesAnswers: false, media: [] }
  return { ...empty, type, answers: startAnswers(type, trueFalse) }
}

export function createAnswer(text = '', isCorrect = false): AnswerDraft {
  return { key: createPartKey('a'), text, texts: {}, isCorrect, media: [] }
}

function startAnswers(type: QuestionType, { yes, no }: TrueFalseTexts): AnswerDraft[] {
  switch (type) {
    case 'true-false':
      return [createAnswer(yes, true), createAnswer(no)]
    case 'short-answer':
      return [createAnswer('', true)]
    case 'single-choice':
    case 'multiple-choice':
      return [createAnswer('', true), createAnswer()]
  }
}

/** Changes the question with a key. */
export function changeQuestion(
  quiz: QuizDraft,
  key: string,
  change: (question: QuestionDraft) => QuestionDraft,
): QuizDraft {
  return { ...quiz, questions: quiz.questions.map((question) => (question.key === key ? change(question) : question)) }
}

export function removeQuestion(quiz: QuizDraft, key: string): QuizDraft {
  return { ...quiz, questions: quiz.questions.filter((question) => question.key !== key) }
}

/** Inserts a question that was removed, unless it is back already. */
export function insertQuestion(quiz: QuizDraft, question: QuestionDraft, index: number): QuizDraft {
  if (quiz.questions.some(({ key }) => key === question.key)) return quiz
  return { ...quiz, questions: quiz.questions.toSpliced(index, 0, question) }
}

/** Inserts a copy of a question after it. Returns the quiz and the key of the copy. */
export function duplicateQuestion(quiz: QuizDraft, question: QuestionDraft): { quiz: QuizDraft; key: string } {
  const copy = copyQuestion(question)
  const questions = quiz.questions.flatMap((each) => (each.key === question.key ? [each, copy] : [each]))
  return { quiz: { ...quiz, questions }, key: copy.key }
}

function copyQuestion(question: QuestionDraft): QuestionDraft {
  const answers = question.answers.map((answer) => ({
    ...answer,
    key: createPartKey('a'),
    media: answer.media.map(copyMedium),
  }))
  return { ...question, key: createPartKey('q'), media: question.media.map(copyMedium), answers }
}

function copyMedium(medium: MediumDraft): MediumDraft {
  return { ...medium, key: createPartKey('m') }
}

/**
 * Changes the type of a question. Written answers stay as far as the type has a place for them: of several right ones a
 * single choice keeps the first, true or false keeps the first two, and a short answer accepts every answer that was right.
 */
export function changeType(question: QuestionDraft, type: QuestionType, texts: TrueFalseTexts): QuestionDraft {
  const before = typeOf(question)
  const written = question.answers.filter(({ text, media }) => text.trim() !== '' || media.length > 0)
  if (before === type) return question
  if (written.length === 0) return { ...question, type, answers: startAnswers(type, texts) }
  return { ...question, type, answers: fitAnswers(type, written, texts) }
}

function fitAnswers(type: QuestionType, written: readonly AnswerDraft[], texts: TrueFalseTexts): AnswerDraft[] {
  switch (type) {
    case 'short-answer': {
      const right = written.filter(({ isCorrect }) => isCorrect)
      return right.length > 0 ? right : [createAnswer('', true)]
    }
    case 'multiple-choice':
      return fillTo(2, written)
    case 'single-choice':
      return keepFirstRight(fillTo(2, written))
    case 'true-false':
      return written.length === 2 ? keepFirstRight(written) : startAnswers(type, texts)
  }
}

function fillTo(count: number, answers: readonly AnswerDraft[]): AnswerDraft[] {
  const missing = Math.max(0, count - answers.length)
  return [...answers, ...Array.from({ length: missing }, () => createAnswer())]
}

function keepFirstRight(answers: readonly AnswerDraft[]): AnswerDraft[] {
  const first = answers.findIndex(({ isCorrect }) => isCorrect)
  return answers.map((answer, index) => ({ ...answer, isCorrect: index === first }))
}

/** Marks an answer as right or wrong; where one answer alone can be right, the others become wrong. */
export function markAnswer(question: QuestionDraft, key: string, isCorrect: boolean): QuestionDraft {
  const type = typeOf(question)
  const isOnlyOne = type === 'single-choice' || type === 'true-false'
  const answers = question.answers.map((answer) => {
    if (answer.key === key) return { ...answer, isCorrect }
    return isOnlyOne && isCorrect ? { ...answer, isCorrect: false } : answer
  })
  return { ...question, answers }
}
