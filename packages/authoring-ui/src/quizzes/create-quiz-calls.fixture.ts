import type { ApiFailure } from '@lectern/api-client/session'
import type { Quiz } from '@lectern/api-client/quiz'
import type { QuizDeskCalls } from './create-quiz-desk'
import { createQuiz } from './fake-quiz-server.fixture'

/** Fate of a call: its response arrives, it is not carried out, or its response is lost. */
export type CallFate = 'done' | 'failed' | 'lost'

/** The failure of a call without a response. */
class NetworkFailure extends Error implements ApiFailure {
  readonly status = 0
  readonly code = 'network'
  readonly msg = ''
}

/** Creates the calls of a desk on a quiz in memory. The fates are those of the calls in order; later ones are done. */
export function createQuizCalls(fates: readonly CallFate[]) {
  const server: { quiz: Quiz } = { quiz: createQuiz({ id: 7 }) }
  let lastId = 0
  let made = 0
  const nextId = () => (lastId += 1)
  const remove = (parts: { readonly id: number }[], id: number) => {
    const index = parts.findIndex((part) => part.id === id)
    if (index >= 0) parts.splice(index, 1)
  }
  const sort = (parts: { orderIndex: number; id: number }[]) =>
    parts.splice(0, parts.length, ...parts.toSorted((a, b) => a.orderIndex - b.orderIndex || a.id - b.id))

  const carryOut: QuizDeskCalls['make'] = async (call) => {
    const { questions } = server.quiz
    switch (call.kind) {
      case 'change-quiz':
        Object.assign(server.quiz, call.change)
        return null
      case 'add-question': {
        const id = nextId()
        const answers = (call.question.answers ?? []).map((answer, index) => ({
          id: nextId(),
          questionId: id,
          text: answer.text,
          texts: answer.texts ?? {},
          isCorrect: answer.isCorrect,
          orderIndex: answer.orderIndex ?? index,
          media: [],
        }))
        const { text, texts = {}, type = null, feedback = null, orderIndex = 0 } = call.question
        const { feedbacks = {}, shufflesAnswers = false } = call.question
        const told = { text, texts, type, feedback, feedbacks, shufflesAnswers }
        const fields = { quizId: 7, ...told, attemptsAllowed: 1, orderIndex, media: [] }
        const question = { ...fields, id, answers }
        questions.push(question)
        sort(questions)
        return question
      }
      case 'change-question':
        Object.assign(questions.find(({ id }) => id === call.id) ?? {}, call.change)
        sort(questions)
        return null
      case 'delete-question':
        remove(questions, call.id)
        return null
      case 'add-answer': {
        const { text, texts = {}, isCorrect, orderIndex = 0 } = call.answer
        const answer = { id: nextId(), questionId: call.questionId, text, texts, isCorrect, orderIndex, media: [] }
        const owner = questions.find(({ id }) => id === call.questionId)
        owner?.answers.push(answer)
        sort(owner?.answers ?? [])
        return answer
      }
      case 'change-answer':
        for (const { answers } of questions) {
          Object.assign(answers.find(({ id }) => id === call.id) ?? {}, call.change)
          sort(answers)
        }
        return null
      case 'delete-answer':
        for (const { answers } of questions) remove(answers, call.id)
        return null
      default:
        throw new Error(`The calls on media are not made here: ${call.kind}`)
    }
  }

  const calls: QuizDeskCalls = {
    load: async () => structuredClone(server.quiz),
    async make(call) {
      const fate = fates[made]
      made += 1
      if (fate === 'failed') throw new NetworkFailure()
      const added = await carryOut(call)
      if (fate === 'lost') throw new NetworkFailure()
      return structuredClone(added)
    },
  }
  return { calls, server }
}
