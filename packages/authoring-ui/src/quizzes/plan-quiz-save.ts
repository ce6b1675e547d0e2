import type { NewQuizAnswer, NewQuizMedia, NewQuizQuestion } from '@lectern/api-client/quiz'
import type {
  AnswerDraft,
  MediumDraft,
  QuestionDraft,
  QuizDraft,
  QuizFields,
  StoredPart,
  StoredQuiz,
} from './quiz-draft'
import { writeContent } from './write-content'

const questionFields = ['text', 'texts', 'type', 'feedback', 'feedbacks', 'shufflesAnswers'] as const
const answerFields = ['text', 'texts', 'isCorrect'] as const
const quizFields = [
  'title',
  'titles',
  'attemptsAllowed',
  'isOpenBook',
  'showsAnswersToTestStudent',
  'scoreFeedback',
] as const satisfies (keyof QuizFields)[]

type QuestionChange = Partial<Pick<QuestionDraft, (typeof questionFields)[number]> & Pick<StoredPart, 'orderIndex'>>
type AnswerChange = Partial<Pick<AnswerDraft, (typeof answerFields)[number]> & Pick<StoredPart, 'orderIndex'>>

type AddedQuestion = Pick<NewQuizQuestion, (typeof questionFields)[number] | 'orderIndex' | 'media' | 'answers'>

type MediumChange = Pick<MediumDraft, 'type' | 'url' | 'language' | 'metadata'>

/** A call that saves a part of a quiz. */
export type QuizCall =
  | { readonly kind: 'change-quiz'; readonly change: Partial<QuizFields> }
  | { readonly kind: 'add-question'; readonly draft: QuestionDraft; readonly question: AddedQuestion }
  | { readonly kind: 'change-question'; readonly id: number; readonly change: QuestionChange }
  | { readonly kind: 'delete-question'; readonly id: number }
  | {
      readonly kind: 'add-answer'
      readonly questionId: number
      readonly draft: AnswerDraft
      readonly answer: NewQuizAnswer
    }
  | { readonly kind: 'change-answer'; readonly id: number; readonly change: AnswerChange }
  | { readonly kind: 'delete-answer'; readonly id: number }
  | { readonly kind: 'add-medium'; readonly draft: MediumDraft; readonly medium: NewQuizMedia }
  | {
      readonly kind: 'change-medium'
      readonly id: number
      readonly change: MediumChange
    }
  | { readonly kind: 'delete-medium'; readonly id: number }

/**
 * Returns the calls that make the stored quiz equal to the draft, in the order in which they are made: additions and changes
 * before deletions, so that a save that breaks off has lost nothing.
 */
export function planQuizSave(stored: StoredQuiz, draft: QuizDraft): QuizCall[] {
  const calls: QuizCall[] = []
  const change = pickChanged(stored.quiz, draft, quizFields)
  if (Object.keys(change).length > 0) calls.push({ kind: 'change-quiz', change })
  const storedQuestions = byKey(stored.quiz.questions)
  const order = assignOrder(draft.questions, stored)
  for (const question of draft.questions) {
    const orderIndex = order.get(question.key)
    const before = storedQuestions.get(question.key)
    const part = stored.parts.get(question.key)
    if (before === undefined || part === undefined) {
      calls.push({ kind: 'add-question', draft: question, question: toNewQuestion(question, orderIndex) })
    } else {
      planQuestion(calls, stored, { before, part, question, orderIndex })
    }
  }
  for (const { id } of missingParts(stored, stored.quiz.questions, draft.questions)) {
    calls.push({ kind: 'delete-question', id })
  }
  return calls
}

interface QuestionPair {
  readonly before: QuestionDraft
  readonly part: StoredPart
  readonly question: QuestionDraft
  readonly orderIndex: number | undefined
}

function planQuestion(calls: QuizCall[], stored: StoredQuiz, pair: QuestionPair): void {
  const { before, part, question, orderIndex } = pair
  const change: QuestionChange = {
    ...pickChanged(before, question, questionFields),
    ...indexChange(part, orderIndex),
  }
  if (Object.keys(change).length > 0) calls.push({ kind: 'change-question', id: part.id, change })
  planMedia(calls, stored, { owner: { questionId: part.id }, before: before.media, media: question.media })
  const storedAnswers = byKey(before.answers)
  const order = assignOrder(question.answers, stored)
  for (const answer of question.answers) {
    const index = order.get(answer.key)
    const answerBefore = storedAnswers.get(answer.key)
    const answerPart = stored.parts.get(answer.key)
    if (answerBefore === undefined || answerPart === undefined) {
      calls.push({ kind: 'add-answer', questionId: part.id, draft: answer, answer: toNewAnswer(answer, index) })
      continue
    }
    const answerChange: AnswerChange = {
      ...pickChanged(answerBefore, answer, answerFields),
      ...indexChange(answerPart, index),
    }
    if (Object.keys(answerChange).length > 0) {
      calls.push({ kind: 'change-answer', id: answerPart.id, change: answerChange })
    }
    planMedia(calls, stored, {
      owner: { answerId: answerPart.id },
      before: answerBefore.media,
      media: answer.media,
    })
  }
  for (const { id } of missingParts(stored, before.answers, question.answers)) calls.push({ kind: 'delete-answer', id })
}

interface MediaPair {
  readonly owner: { readonly questionId: number } | { readonly answerId: number }
  readonly before: readonly MediumDraft[]
  readonly media: readonly MediumDraft[]
}

function planMedia(calls: QuizCall[], stored: StoredQuiz, { owner, before, media }: MediaPair): void {
  const storedMedia = byKey(before)
  for (const medium of media) {
    const mediumBefore = storedMedia.get(medium.key)
    const part = stored.parts.get(medium.key)
    if (mediumBefore === undefined || part === undefined) {
      calls.push({ kind: 'add-medium', draft: medium, medium: { ...toNewMedium(medium), ...owner } })
      continue
    }
    if (writeContent(mediumBefore) === writeContent(medium)) continue
    const { type, url, language, metadata } = medium
    calls.push({ kind: 'change-medium', id: part.id, change: { type, url, language, metadata } })
  }
  for (const { id } of missingParts(stored, before, media)) calls.push({ kind: 'delete-medium', id })
}

/** Returns the named fields that differ. */
function pickChanged<Part, Name extends keyof Part & string>(
  before: Part,
  now: Part,
  names: readonly Name[],
): Partial<Pick<Part, Name>> {
  const change: Partial<Pick<Part, Name>> = {}
  for (const name of names) {
    if (writeContent(before[name]) !== writeContent(now[name])) change[name] = now[name]
  }
  return change
}

/**
 * Returns the order index of each part. Stored parts keep theirs as long as they are in order and new ones follow them;
 * otherwise all are counted from 0 on.
 */
function assignOrder(parts: readonly { readonly key: string }[], stored: StoredQuiz): ReadonlyMap<string, number> {
  const kept = new Map<string, number>()
  let last = -1
  for (const { key } of parts) {
    const index = stored.parts.get(key)?.orderIndex ?? last + 1
    if (index <= last) return new Map(parts.map((part, position) => [part.key, position]))
    kept.set(key, index)
    last = index
  }
  return kept
}

function indexChange(part: StoredPart, orderIndex: number | undefined): { orderIndex?: number } {
  return orderIndex === undefined || orderIndex === part.orderIndex ? {} : { orderIndex }
}

function toNewQuestion(question: QuestionDraft, orderIndex: number | undefined): AddedQuestion {
  const { text, texts, type, feedback, feedbacks, shufflesAnswers, media, answers } = question
  return {
    text,
    texts: { ...texts },
    type,
    feedback: feedback === '' ? null : feedback,
    feedbacks: { ...feedbacks },
    shufflesAnswers,
    ...(orderIndex === undefined ? {} : { orderIndex }),
    media: media.map(toNewMedium),
    answers: answers.map((answer, index) => toNewAnswer(answer, index)),
  }
}

function toNewAnswer({ text, texts, isCorrect, media }: AnswerDraft, orderIndex: number | undefined): NewQuizAnswer {
  const fields = { text, texts: { ...texts }, isCorrect }
  return { ...fields, ...(orderIndex === undefined ? {} : { orderIndex }), media: media.map(toNewMedium) }
}

function toNewMedium({ type, url, language, metadata }: MediumDraft) {
  return { type, url, language, metadata: { ...metadata } }
}

function byKey<Part extends { readonly key: string }>(parts: readonly Part[]): ReadonlyMap<string, Part> {
  return new Map(parts.map((part) => [part.key, part]))
}

/** Returns the stored parts that a draft no longer has. */
function missingParts(
  stored: StoredQuiz,
  before: readonly { readonly key: string }[],
  now: readonly { readonly key: string }[],
): StoredPart[] {
  const left = new Set(now.map(({ key }) => key))
  return before.flatMap(({ key }) => {
    const part = left.has(key) ? undefined : stored.parts.get(key)
    return part === undefined ? [] : [part]
  })
}
