import { z } from 'zod'
import { isSafeLink } from '../is-safe-link'
import { plainText } from './plain-text'
import { QuizScoreFeedback, QuizScoreText, QuizTexts, QuizTitles } from './quiz-texts.schema'

const greatestInteger = 2_147_483_647

const name = plainText(300)
const longText = plainText(10_000)
const positiveInteger = z.number().int().positive()

/** Positive integers that fit the database; missing, 0 and negative values become 1. */
const AttemptsAllowed = z
  .number()
  .int()
  .min(-greatestInteger)
  .max(greatestInteger)
  .nullable()
  .meta({ description: 'Number of attempts; absent, 0 or negative counts as 1' })

/** Far below the database's maximum, because appended entries continue from the largest index. */
const OrderIndex = z.number().int().min(0).max(1_000_000)

/** A link that a browser loads and never runs as a script. */
const MediaUrl = plainText(2000)
  .regex(/^(https?:\/\/|\/(?![/\\]))[^\s\p{Cc}]+$/iu, 'an address beginning with https:// or /')
  .refine(isSafeLink, 'an address without a user name')

export const QuizMedia = z
  .object({
    id: z.number().int(),
    type: z.string(),
    url: z.string(),
    language: z.string().nullable(),
    questionId: z.number().int().nullable(),
    answerId: z.number().int().nullable(),
    metadata: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'QuizMedia' })

export const QuizAnswer = z
  .looseObject({
    id: z.number().int(),
    questionId: z.number().int(),
    text: z.string(),
    texts: QuizTexts,
    isCorrect: z.boolean(),
    orderIndex: z.number().int(),
    media: z.array(QuizMedia),
  })
  .meta({ id: 'QuizAnswer', description: 'The choices; for a short answer, the accepted texts. For authors' })

export const QuizQuestion = z
  .looseObject({
    id: z.number().int(),
    quizId: z.number().int(),
    text: z.string(),
    texts: QuizTexts,
    type: z.string().nullable().meta({
      description: 'single-choice, multiple-choice, true-false or short-answer; other types are stored and not graded',
    }),
    feedback: z.string().nullable(),
    feedbacks: QuizTexts,
    shufflesAnswers: z.boolean(),
    attemptsAllowed: z.number().int(),
    orderIndex: z.number().int(),
    media: z.array(QuizMedia),
    answers: z.array(QuizAnswer),
  })
  .meta({ id: 'QuizQuestion', description: 'With the correct answers; for authors' })

const quizFields = {
  id: z.number().int(),
  bookId: z.number().int(),
  title: z.string(),
  titles: QuizTitles,
  haQuizId: z.string().nullable(),
  externalBookId: z.string().meta({ description: "The book's external id, or its id" }),
  quizType: z.string().nullable(),
  attemptsAllowed: z.number().int(),
  isOpenBook: z.boolean(),
}

export const Quiz = z
  .looseObject({
    ...quizFields,
    showsAnswersToTestStudent: z.boolean(),
    scoreFeedback: QuizScoreFeedback,
    questions: z.array(QuizQuestion),
  })
  .meta({ id: 'Quiz', description: 'With the correct answers; for authors' })

export const QuizSummary = z
  .strictObject({ ...quizFields, questionCount: z.number().int() })
  .meta({ id: 'QuizSummary' })

/** `QuizMedia` without unknown fields of an author's program. */
export const MediaToTake = z
  .strictObject({
    id: z.number().int(),
    type: z.string(),
    url: z.string(),
    language: z.string().nullable(),
    metadata: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'MediaToTake' })

export const AnswerToTake = z
  .strictObject({ id: z.number().int(), text: z.string(), texts: QuizTexts, media: z.array(MediaToTake) })
  .meta({ id: 'AnswerToTake' })

export const QuestionToTake = z
  .strictObject({
    id: z.number().int(),
    text: z.string(),
    texts: QuizTexts,
    type: z.string().nullable(),
    shufflesAnswers: z.boolean().meta({ description: 'true: the answers are shown in an order of chance' }),
    attemptsAllowed: z.number().int(),
    media: z.array(MediaToTake),
    answers: z.array(AnswerToTake).meta({ description: 'Empty if the answer is text or cannot be graded' }),
  })
  .meta({ id: 'QuestionToTake' })

const attemptCounts = {
  attemptsUsed: z.number().int(),
  attemptsLeft: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'null for a reader without an account: attempts are not counted' }),
}

/** Strict, so that no answer key can leak through an unknown field. */
export const QuizToTake = z
  .strictObject({ ...quizFields, ...attemptCounts, questions: z.array(QuestionToTake) })
  .meta({ id: 'QuizToTake', description: 'A quiz as readers get it, without the correct answers' })

const SelectedAnswer = z
  .object({
    questionId: positiveInteger,
    answerIds: z.array(positiveInteger).max(200).exactOptional(),
    text: plainText(2000).exactOptional(),
  })
  .meta({ id: 'SelectedAnswer', description: 'answerIds of the choices, or the written text' })

export const QuizSubmission = z
  .object({
    selectedAnswers: z.array(SelectedAnswer).max(1000),
    incompleteQuizScoring: z
      .boolean()
      .default(false)
      .meta({ description: 'true: questions without an answer count as wrong; false: they are refused (422)' }),
    browserId: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .exactOptional()
      .meta({
        description:
          'Made by the browser of a reader without an account, so that results tell guests apart; else ignored',
      }),
  })
  .meta({ id: 'QuizSubmission' })

export const GradedQuestion = z
  .strictObject({
    questionId: z.number().int(),
    graded: z.boolean().meta({ description: 'false: the type of the question is unknown' }),
    answered: z.boolean(),
    isCorrect: z.boolean().nullable().meta({ description: 'null if it was not graded' }),
    notice: z.string().exactOptional(),
    feedback: z.string().nullable().exactOptional(),
    feedbacks: QuizTexts.exactOptional(),
    shufflesAnswers: z.boolean().exactOptional(),
    correctAnswerIds: z.array(z.number().int()).exactOptional().meta({
      description: 'Readers without an account get it, and acceptedTexts, if the quiz has showsAnswersToTestStudent',
    }),
    acceptedTexts: z.array(z.string()).exactOptional().meta({ description: 'For a short answer' }),
    acceptedTextsByLanguage: z
      .record(z.string(), z.array(z.string()))
      .exactOptional()
      .meta({ description: 'By code of each language that has texts of its own' }),
  })
  .meta({ id: 'GradedQuestion' })

export const GradedQuiz = z
  .strictObject({
    submissionId: z.string(),
    quizId: z.number().int(),
    isPractice: z.boolean(),
    score: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'Fraction of the graded questions that were answered correctly' }),
    correctCount: z.number().int(),
    gradedCount: z.number().int(),
    ...attemptCounts,
    scoreFeedback: QuizScoreText.exactOptional(),
    questions: z.array(GradedQuestion).meta({
      description: 'Empty for practice while the reader has attempts left: practice then returns the score alone',
    }),
  })
  .meta({ id: 'GradedQuiz' })

const mediaChange = {
  type: plainText(100).min(1),
  url: MediaUrl,
  language: plainText(100).nullable().exactOptional(),
  metadata: z.record(z.string(), z.unknown()).exactOptional(),
}

const reference = positiveInteger.nullable().exactOptional()

export const NewQuizMedia = z
  .object({ ...mediaChange, questionId: reference, answerId: reference })
  .meta({ id: 'NewQuizMedia', description: 'Either questionId or answerId' })

export const QuizMediaChange = z
  .object({ ...mediaChange, type: mediaChange.type.exactOptional(), url: mediaChange.url.exactOptional() })
  .meta({ id: 'QuizMediaChange' })

/** Media of a new question or answer. */
export const NestedMedia = z.object(mediaChange)

const answerFields = {
  text: longText,
  texts: QuizTexts.exactOptional(),
  isCorrect: z.boolean(),
  orderIndex: OrderIndex.exactOptional(),
}

export const NestedAnswer = z.looseObject({ ...answerFields, media: z.array(NestedMedia).max(20).exactOptional() })

export const NewQuizAnswer = z
  .looseObject({ ...answerFields, questionId: reference, media: z.array(NestedMedia).max(20).exactOptional() })
  .meta({ id: 'NewQuizAnswer' })

export const QuizAnswerChange = z
  .looseObject({
    text: longText.exactOptional(),
    texts: QuizTexts.exactOptional(),
    isCorrect: z.boolean().exactOptional(),
    orderIndex: OrderIndex.exactOptional(),
  })
  .meta({ id: 'QuizAnswerChange' })

const questionFields = {
  text: longText,
  texts: QuizTexts.exactOptional(),
  type: plainText(100).nullable().exactOptional(),
  feedback: longText.nullable().exactOptional(),
  feedbacks: QuizTexts.exactOptional(),
  shufflesAnswers: z.boolean().exactOptional(),
  attemptsAllowed: AttemptsAllowed.exactOptional(),
  orderIndex: OrderIndex.exactOptional(),
}

export const NestedQuestion = z.looseObject({
  ...questionFields,
  media: z.array(NestedMedia).max(20).exactOptional(),
  answers: z.array(NestedAnswer).max(100).exactOptional(),
})

export const NewQuizQuestion = z
  .looseObject({ ...NestedQuestion.shape, quizId: positiveInteger })
  .meta({ id: 'NewQuizQuestion' })

export const QuizQuestionChange = z
  .looseObject({ ...questionFields, text: longText.exactOptional() })
  .meta({ id: 'QuizQuestionChange', description: 'Answers and media have their own calls' })

const quizChange = {
  titles: QuizTitles.exactOptional(),
  scoreFeedback: QuizScoreFeedback.exactOptional(),
  haQuizId: name.nullable().exactOptional(),
  externalBookId: name.nullable().exactOptional(),
  quizType: name.nullable().exactOptional(),
  attemptsAllowed: AttemptsAllowed.exactOptional(),
  isOpenBook: z.boolean().exactOptional(),
  showsAnswersToTestStudent: z.boolean().exactOptional().meta({
    description: 'true: readers without an account get the correct answers with their score. Default: false',
  }),
}

export const NewQuiz = z
  .looseObject({ title: name.min(1), ...quizChange, questions: z.array(NestedQuestion).max(200).exactOptional() })
  .meta({ id: 'NewQuiz', description: 'With questions and their answers, if there are any' })

export const QuizChange = z
  .looseObject({ title: name.min(1).exactOptional(), ...quizChange })
  .meta({ id: 'QuizChange', description: 'Questions have their own calls' })

export const QuizCopy = z
  .object({
    quizId: positiveInteger,
    bookId: positiveInteger.exactOptional().meta({ description: 'Book of the copy; by default the same book' }),
    title: name.min(1).exactOptional(),
  })
  .meta({ id: 'QuizCopy' })
