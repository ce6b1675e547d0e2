import type { KeyStorage } from '@lectern/api-client/session'
import type { QuizDraft, StoredPart, StoredQuiz } from './quiz-draft'

/** Unsaved changes to a quiz, with the stored quiz that they were made on. */
export interface KeptDraft {
  readonly stored: StoredQuiz
  readonly draft: QuizDraft
}

/** Keeps the unsaved changes of one author to one quiz on this device. */
export interface DraftPlace {
  /** Returns the kept changes; null if there are none. */
  readonly read: () => KeptDraft | null
  /** Returns false if the browser's storage takes no more. */
  readonly write: (kept: KeptDraft) => boolean
  readonly clear: () => void
}

export function openDraftPlace(storage: KeyStorage, authorId: number, quizId: number): DraftPlace {
  const key = `quizDraft:${authorId}:${quizId}`
  return {
    read() {
      const text = storage.getItem(key)
      return text === null ? null : parseKept(text)
    },
    write({ stored, draft }) {
      try {
        storage.setItem(key, JSON.stringify({ quiz: stored.quiz, parts: [...stored.parts], draft }))
        return true
      } catch (reason) {
        console.warn('The changes to the quiz could not be kept on this device.', reason)
        return false
      }
    },
    clear: () => storage.removeItem(key),
  }
}

function parseKept(text: string): KeptDraft | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Another program's value, or one that was cut off: there is nothing to restore.
    return null
  }
  const quiz: unknown = Reflect.get(Object(value), 'quiz')
  const draft: unknown = Reflect.get(Object(value), 'draft')
  const parts: unknown = Reflect.get(Object(value), 'parts')
  if (!isDraft(quiz) || !isDraft(draft) || !isParts(parts)) return null
  return { stored: { quiz: complete(quiz), parts: new Map(parts) }, draft: complete(draft) }
}

const laterQuizFields = { titles: {}, scoreFeedback: [] }
const laterQuestionFields = { texts: {}, feedbacks: {}, shufflesAnswers: false }
const laterAnswerFields = { texts: {} }

/** Drafts of earlier versions have texts in one language, and no fields that were added since. */
function complete(draft: QuizDraft): QuizDraft {
  const questions = draft.questions.map((question) => ({
    ...laterQuestionFields,
    ...question,
    answers: question.answers.map((answer) => ({ ...laterAnswerFields, ...answer })),
  }))
  return { ...laterQuizFields, ...draft, questions }
}

function isDraft(value: unknown): value is QuizDraft {
  return (
    hasTypes(value, { title: 'string', attemptsAllowed: 'number', isOpenBook: 'boolean' }) &&
    hasTypes(value, { showsAnswersToTestStudent: 'boolean' }) &&
    isListOf(Reflect.get(Object(value), 'questions'), isQuestion)
  )
}

function isQuestion(value: unknown): boolean {
  const type: unknown = Reflect.get(Object(value), 'type')
  return (
    hasTypes(value, { key: 'string', text: 'string', feedback: 'string' }) &&
    (type === null || typeof type === 'string') &&
    isListOf(Reflect.get(Object(value), 'media'), isMedium) &&
    isListOf(Reflect.get(Object(value), 'answers'), isAnswer)
  )
}

function isAnswer(value: unknown): boolean {
  return (
    hasTypes(value, { key: 'string', text: 'string', isCorrect: 'boolean' }) &&
    isListOf(Reflect.get(Object(value), 'media'), isMedium)
  )
}

function isMedium(value: unknown): boolean {
  return hasTypes(value, { key: 'string', type: 'string', url: 'string', metadata: 'object' })
}

function isParts(value: unknown): value is [string, StoredPart][] {
  return isListOf(
    value,
    (entry) =>
      Array.isArray(entry) &&
      typeof entry[0] === 'string' &&
      hasTypes(entry[1], { id: 'number', orderIndex: 'number' }),
  )
}

function hasTypes(value: unknown, types: Readonly<Record<string, string>>): boolean {
  return Object.entries(types).every(([name, type]) => typeof Reflect.get(Object(value), name) === type)
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}
