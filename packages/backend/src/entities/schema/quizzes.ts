import { boolean, doublePrecision, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { books } from './books'
import { contentId, timestampColumn, otherFields, reference } from './columns'

export const quizzes = pgTable(
  'quizzes',
  {
    id: contentId(),
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    haQuizId: text(),
    /** Id of the quiz's book in another system. */
    externalBookId: text(),
    quizType: text(),
    attemptsAllowed: integer().notNull().default(1),
    isOpenBook: boolean().notNull().default(false),
    showsAnswersToTestStudent: boolean().notNull().default(false),
    otherFields: otherFields(),
    createdAt: timestampColumn().notNull().defaultNow(),
    updatedAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.bookId), index().on(table.externalBookId)],
)

export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: contentId(),
    quizId: reference()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    orderIndex: integer().notNull(),
    text: text().notNull(),
    type: text(),
    feedback: text(),
    attemptsAllowed: integer().notNull().default(1),
    otherFields: otherFields(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.quizId, table.orderIndex)],
)

/** Options to choose from; for a short answer, the accepted answers. */
export const quizAnswers = pgTable(
  'quiz_answers',
  {
    id: contentId(),
    questionId: reference()
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    orderIndex: integer().notNull(),
    text: text().notNull(),
    isCorrect: boolean().notNull(),
    otherFields: otherFields(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.questionId, table.orderIndex)],
)

export const quizMedia = pgTable(
  'quiz_media',
  {
    id: contentId(),
    /** Exactly one of the two is set. */
    questionId: reference().references(() => quizQuestions.id, { onDelete: 'cascade' }),
    answerId: reference().references(() => quizAnswers.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    url: text().notNull(),
    language: text(),
    metadata: json().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.questionId), index().on(table.answerId)],
)

/** Every graded submission; practice does not count as an attempt. */
export const quizSubmissions = pgTable(
  'quiz_submissions',
  {
    id: uuid().primaryKey().defaultRandom(),
    quizId: reference()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Tells the browsers of readers without an account apart; null for readers with one. */
    browserId: text(),
    isPractice: boolean().notNull(),
    selectedAnswers: json().$type<unknown[]>().notNull(),
    /** Fraction of correct answers, 0 to 1. */
    score: doublePrecision().notNull(),
    /** Set when an author resets the attempt. */
    resetAt: timestampColumn(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.quizId, table.userId)],
)
