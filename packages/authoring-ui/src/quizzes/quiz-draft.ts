import type { Quiz, QuizMedia } from '@lectern/api-client/quiz'
import { readQuestionType, type QuestionType } from '@lectern/core/book'

/** Texts in other languages than that of the text beside them, by language code. */
export type LanguageTexts = Readonly<Record<string, string>>

/** A picture, sound or video of a question or an answer. */
export interface MediumDraft {
  readonly key: string
  readonly type: string
  readonly url: string
  /** null: for readers of every language. */
  readonly language: string | null
  readonly metadata: Readonly<Record<string, unknown>>
}

export interface AnswerDraft {
  readonly key: string
  readonly text: string
  readonly texts: LanguageTexts
  readonly isCorrect: boolean
  readonly media: readonly MediumDraft[]
}

export interface QuestionDraft {
  readonly key: string
  readonly text: string
  readonly texts: LanguageTexts
  /** As stored: other programs spell the types differently, and have types of their own. */
  readonly type: string | null
  readonly feedback: string
  readonly feedbacks: LanguageTexts
  /** Readers see the answers in an order of chance. */
  readonly shufflesAnswers: boolean
  readonly media: readonly MediumDraft[]
  readonly answers: readonly AnswerDraft[]
}

/** Feedback for scores in a range. */
export interface ScoreRangeDraft {
  /** The range begins here, and ends where the next one begins. */
  readonly fromPercent: number
  readonly text: string
  readonly texts: LanguageTexts
}

/** The fields of a quiz other than its questions. */
export interface QuizFields {
  readonly title: string
  readonly titles: LanguageTexts
  readonly attemptsAllowed: number
  readonly isOpenBook: boolean
  readonly showsAnswersToTestStudent: boolean
  readonly scoreFeedback: readonly ScoreRangeDraft[]
}

/** A quiz as an author edits it. Its parts have keys that stay the same when the server gives them ids. */
export interface QuizDraft extends QuizFields {
  readonly questions: readonly QuestionDraft[]
}

/** A part of a quiz as the server stores it. */
export interface StoredPart {
  readonly id: number
  /** Position among its siblings; media have none. */
  readonly orderIndex: number
}

/** The stored parts of a quiz by their keys. */
export type StoredParts = ReadonlyMap<string, StoredPart>

/** A quiz as the server stores it. */
export interface StoredQuiz {
  readonly quiz: QuizDraft
  readonly parts: StoredParts
}

/**
 * Converts a quiz of the server.
 *
 * @param known the parts as far as they have keys; others get keys made of their ids
 */
export function readStoredQuiz(quiz: Quiz, known: StoredParts = new Map()): StoredQuiz {
  const knownKeys = new Map([...known].map(([key, { id }]) => [`${kindOf(key)}${id}`, key]))
  const parts = new Map<string, StoredPart>()
  const keep = (kind: PartKind, { id, orderIndex = 0 }: { readonly id: number; readonly orderIndex?: number }) => {
    const key = knownKeys.get(`${kind}${id}`) ?? `${kind}${id}`
    parts.set(key, { id, orderIndex })
    return key
  }
  const readMedium = (medium: QuizMedia): MediumDraft => ({
    key: keep('m', medium),
    type: medium.type,
    url: medium.url,
    language: medium.language,
    metadata: medium.metadata,
  })
  const questions = quiz.questions.map((question): QuestionDraft => ({
    key: keep('q', question),
    text: question.text,
    texts: question.texts,
    type: question.type,
    feedback: question.feedback ?? '',
    feedbacks: question.feedbacks,
    shufflesAnswers: question.shufflesAnswers,
    media: question.media.map(readMedium),
    answers: question.answers.map((answer) => ({
      key: keep('a', answer),
      text: answer.text,
      texts: answer.texts,
      isCorrect: answer.isCorrect,
      media: answer.media.map(readMedium),
    })),
  }))
  const { title, titles, attemptsAllowed, isOpenBook, showsAnswersToTestStudent, scoreFeedback } = quiz
  const fields = { title, titles, attemptsAllowed, isOpenBook, showsAnswersToTestStudent, scoreFeedback }
  return { quiz: { ...fields, questions }, parts }
}

/** First letter of a key: a question, an answer or a medium. */
export type PartKind = 'q' | 'a' | 'm'

/** Returns a key for a part that the server does not have. */
export function createPartKey(kind: PartKind): string {
  // `randomUUID` exists on https pages only.
  return `${kind}-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
}

function kindOf(key: string): string {
  return key.slice(0, 1)
}

/** Returns the type of a question; null for one that this program cannot edit. */
export function typeOf(question: Pick<QuestionDraft, 'type'>): QuestionType | null {
  return readQuestionType(question.type)
}
