import type { QuizCall } from './plan-quiz-save'
import type { AnswerDraft, MediumDraft, QuestionDraft, QuizDraft, StoredPart, StoredQuiz } from './quiz-draft'

/** A part as the server answers that it was added, with the parts inside it in their order. */
export interface AddedPart {
  readonly id: number
  readonly orderIndex?: number
  readonly media?: readonly AddedPart[]
  readonly answers?: readonly AddedPart[]
}

/** Returns the stored quiz after a call that the server carried out. Parts stay in their places until it is loaded again. */
export function applyQuizCall(stored: StoredQuiz, call: QuizCall, added: AddedPart | null): StoredQuiz {
  const parts = new Map(stored.parts)
  if ('draft' in call && added !== null) nameParts(parts, call.draft, added)
  return { quiz: applyToDraft(stored, call), parts }
}

function applyToDraft({ quiz, parts }: StoredQuiz, call: QuizCall): QuizDraft {
  const isPart = (kind: string, key: string, id: number) => key.startsWith(kind) && parts.get(key)?.id === id
  const onAnswers = (change: (answers: readonly AnswerDraft[]) => readonly AnswerDraft[]) =>
    onQuestions(quiz, (question) => ({ ...question, answers: change(question.answers) }))
  const onMedia = (change: (media: readonly MediumDraft[]) => readonly MediumDraft[]) =>
    onQuestions(quiz, (question) => ({
      ...question,
      media: change(question.media),
      answers: question.answers.map((answer) => ({ ...answer, media: change(answer.media) })),
    }))
  switch (call.kind) {
    case 'change-quiz':
      return { ...quiz, ...call.change }
    case 'add-question':
      return { ...quiz, questions: [...quiz.questions, call.draft] }
    case 'change-question': {
      const { orderIndex: _index, ...change } = call.change
      return onQuestions(quiz, (question) =>
        isPart('q', question.key, call.id) ? { ...question, ...change } : question,
      )
    }
    case 'delete-question':
      return { ...quiz, questions: quiz.questions.filter(({ key }) => !isPart('q', key, call.id)) }
    case 'add-answer':
      return onQuestions(quiz, (question) =>
        isPart('q', question.key, call.questionId)
          ? { ...question, answers: [...question.answers, call.draft] }
          : question,
      )
    case 'change-answer': {
      const { orderIndex: _index, ...change } = call.change
      return onAnswers((answers) =>
        answers.map((answer) => (isPart('a', answer.key, call.id) ? { ...answer, ...change } : answer)),
      )
    }
    case 'delete-answer':
      return onAnswers((answers) => answers.filter(({ key }) => !isPart('a', key, call.id)))
    case 'add-medium': {
      const { questionId, answerId } = call.medium
      return onQuestions(quiz, (question) => ({
        ...question,
        media: questionId && isPart('q', question.key, questionId) ? [...question.media, call.draft] : question.media,
        answers: question.answers.map((answer) =>
          answerId && isPart('a', answer.key, answerId) ? { ...answer, media: [...answer.media, call.draft] } : answer,
        ),
      }))
    }
    case 'change-medium':
      return onMedia((media) =>
        media.map((medium) => (isPart('m', medium.key, call.id) ? { ...medium, ...call.change } : medium)),
      )
    case 'delete-medium':
      return onMedia((media) => media.filter(({ key }) => !isPart('m', key, call.id)))
  }
}

function onQuestions(quiz: QuizDraft, change: (question: QuestionDraft) => QuestionDraft): QuizDraft {
  return { ...quiz, questions: quiz.questions.map(change) }
}

/** Records the ids of a part and of those inside it. */
export function nameParts(
  parts: Map<string, StoredPart>,
  draft: QuestionDraft | AnswerDraft | MediumDraft,
  added: AddedPart,
): void {
  parts.set(draft.key, { id: added.id, orderIndex: added.orderIndex ?? 0 })
  const inside = [
    ...('media' in draft ? draft.media.map((medium, index) => [medium, added.media?.[index]] as const) : []),
    ...('answers' in draft ? draft.answers.map((answer, index) => [answer, added.answers?.[index]] as const) : []),
  ]
  for (const [part, addedPart] of inside) if (addedPart !== undefined) nameParts(parts, part, addedPart)
}
