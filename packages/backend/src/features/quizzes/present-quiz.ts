import type {
  AnswerToTake,
  MediaToTake,
  QuestionToTake,
  Quiz,
  QuizAnswer,
  QuizMedia,
  QuizQuestion,
  QuizSummary,
  QuizToTake,
} from '@lectern/contracts/quiz'
import type { z } from 'zod'
import { readAttemptsAllowed } from './read-attempts-allowed'
import { readFeedbacks, readQuizTitles, readScoreFeedback, readTexts } from './read-quiz-texts'
import { removeKeys } from '../../entities/quizzes/remove-quiz-keys'
import { readQuestionType } from '@lectern/core/book'
import type { MediaRow, QuizRow, ReadAnswer, ReadQuestion, ReadQuiz } from './quizzes.repository'

type Wire<S extends z.ZodType> = z.input<S>

function presentFields(quiz: QuizRow) {
  return {
    id: quiz.id,
    bookId: quiz.bookId,
    title: quiz.title,
    titles: readQuizTitles(quiz.otherFields),
    haQuizId: quiz.haQuizId,
    externalBookId: quiz.externalBookId ?? String(quiz.bookId),
    quizType: quiz.quizType,
    attemptsAllowed: readAttemptsAllowed(quiz.attemptsAllowed),
    isOpenBook: quiz.isOpenBook,
  }
}

/** Includes the keys: for the authors of its book. */
export function presentQuiz(quiz: ReadQuiz): Wire<typeof Quiz> {
  const { showsAnswersToTestStudent, questions } = quiz
  const scoreFeedback = readScoreFeedback(quiz.otherFields)
  const fields = { ...presentFields(quiz), showsAnswersToTestStudent, scoreFeedback }
  return { ...quiz.otherFields, ...fields, questions: questions.map(presentQuestion) }
}

export function presentQuestion(question: ReadQuestion): Wire<typeof QuizQuestion> {
  const { id, quizId, text, type, feedback, orderIndex } = question
  return {
    ...question.otherFields,
    id,
    quizId,
    text,
    texts: readTexts(question.otherFields),
    type,
    feedback,
    feedbacks: readFeedbacks(question.otherFields),
    shufflesAnswers: question.otherFields['shufflesAnswers'] === true,
    attemptsAllowed: readAttemptsAllowed(question.attemptsAllowed),
    orderIndex,
    media: question.media.map(presentMedium),
    answers: question.answers.map(presentAnswer),
  }
}

export function presentAnswer(answer: ReadAnswer): Wire<typeof QuizAnswer> {
  const { id, questionId, text, isCorrect, orderIndex } = answer
  const texts = readTexts(answer.otherFields)
  const media = answer.media.map(presentMedium)
  return { ...answer.otherFields, id, questionId, text, texts, isCorrect, orderIndex, media }
}

export function presentMedium({
  id,
  type,
  url,
  language,
  questionId,
  answerId,
  metadata,
}: MediaRow): Wire<typeof QuizMedia> {
  return { id, type, url, language, questionId, answerId, metadata }
}

export function presentSummary(quiz: QuizRow, questionCount: number): Wire<typeof QuizSummary> {
  return { ...presentFields(quiz), questionCount }
}

/** For readers. Lists every field by name, so that no field of another program can reveal a key. */
export function presentQuizToTake(
  quiz: ReadQuiz,
  attempts: { attemptsUsed: number; attemptsLeft: number | null },
): Wire<typeof QuizToTake> {
  return { ...presentFields(quiz), ...attempts, questions: quiz.questions.map(presentQuestionToTake) }
}

function presentQuestionToTake(question: ReadQuestion): Wire<typeof QuestionToTake> {
  const { id, text, type, media } = question
  return {
    id,
    text,
    texts: readTexts(question.otherFields),
    type,
    shufflesAnswers: question.otherFields['shufflesAnswers'] === true,
    attemptsAllowed: readAttemptsAllowed(question.attemptsAllowed),
    media: media.map(presentMediumToTake),
    answers: isChoice(type) ? question.answers.map(presentAnswerToTake) : [],
  }
}

/** Options of a choice are shown; the answers of other questions are their keys. */
function isChoice(type: string | null): boolean {
  const knownType = readQuestionType(type)
  return knownType !== null && knownType !== 'short-answer'
}

function presentAnswerToTake({ id, text, otherFields, media }: ReadAnswer): Wire<typeof AnswerToTake> {
  return { id, text, texts: readTexts(otherFields), media: media.map(presentMediumToTake) }
}

function presentMediumToTake({ id, type, url, language, metadata }: MediaRow): Wire<typeof MediaToTake> {
  return { id, type, url, language, metadata: removeKeys(metadata) }
}
