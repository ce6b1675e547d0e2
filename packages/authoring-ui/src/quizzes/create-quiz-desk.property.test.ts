import type { Quiz } from '@lectern/api-client/quiz'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createQuizCalls } from './create-quiz-calls.fixture'
import { createQuizDesk, isUnsaved } from './create-quiz-desk'
import { createAnswer, createQuestion, markAnswer } from './edit-quiz'
import { readStoredQuiz, type QuizDraft } from './quiz-draft'
import { writeContent } from './write-content'

const texts = { yes: 'True', no: 'False' }

/** A change of a draft; the numbers choose its place and content. */
type Edit = readonly [kind: number, place: number, content: number]
const edit: fc.Arbitrary<Edit> = fc.tuple(fc.nat(8), fc.nat(20), fc.nat(1000))

function apply(quiz: QuizDraft, [kind, place, content]: Edit): QuizDraft {
  const { questions } = quiz
  const index = questions.length === 0 ? 0 : place % questions.length
  const question = questions[index]
  if (kind === 0) return { ...quiz, title: `Title ${content}` }
  if (kind === 1 || question === undefined) {
    return { ...quiz, questions: questions.toSpliced(index, 0, createQuestion('multiple-choice', texts)) }
  }
  const replace = (changed: typeof question) => ({ ...quiz, questions: questions.with(index, changed) })
  const answer = question.answers[content % Math.max(1, question.answers.length)]
  switch (kind) {
    case 2:
      return { ...quiz, questions: questions.toSpliced(index, 1) }
    case 3:
      return { ...quiz, questions: [...questions.slice(index), ...questions.slice(0, index)] }
    case 4:
      return replace({ ...question, text: `Text ${content}`, feedback: content % 2 === 0 ? '' : `Note ${content}` })
    case 5:
      return replace({ ...question, answers: [createAnswer(`Answer ${content}`), ...question.answers] })
    case 6:
      return replace({ ...question, answers: question.answers.filter((each) => each !== answer) })
    case 7:
      return replace({ ...question, answers: question.answers.toReversed() })
    default:
      return answer === undefined ? quiz : replace(markAnswer(question, answer.key, content % 2 === 0))
  }
}

function contentOf(quiz: QuizDraft | Quiz): unknown {
  const { title, questions } = quiz
  return [
    title,
    questions.map(({ text, type, feedback, answers }) => [
      text,
      type,
      feedback ?? '',
      answers.map((answer) => [answer.text, answer.isCorrect]),
    ]),
  ]
}

it('saves every draft exactly, though calls fail or lose their responses on the way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(edit, { maxLength: 8 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom('done', 'done', 'done', 'failed', 'lost'), { maxLength: 12 }),
      async (visits, fates) => {
        const { calls, server } = createQuizCalls(fates)
        const desk = createQuizDesk(readStoredQuiz(server.quiz), calls)
        for (const edits of visits) {
          for (const each of edits) desk.edit((quiz) => apply(quiz, each))
          const wanted = contentOf(desk.getState().draft)
          for (let tries = 0; tries <= fates.length && !(await desk.save()); tries += 1) {
            expect(contentOf(desk.getState().draft)).toEqual(wanted)
          }
          expect(contentOf(server.quiz)).toEqual(wanted)
          expect(isUnsaved(desk.getState())).toBe(false)
        }
      },
    ),
    { numRuns: 300 },
  )
})

it('keeps the changes of two authors to different questions, whoever saves first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(1000), fc.nat(1000), fc.boolean(), async (first, second, isReversed) => {
      const { calls, server } = createQuizCalls([])
      const seed = createQuizDesk(readStoredQuiz(server.quiz), calls)
      seed.edit((quiz) => apply(apply(quiz, [1, 0, 0]), [1, 0, 0]))
      await seed.save()
      const desks = [0, 1].map(() => createQuizDesk(readStoredQuiz(server.quiz), calls))
      desks[0]?.edit((quiz) => apply(quiz, [4, 0, first]))
      desks[1]?.edit((quiz) => apply(quiz, [4, 1, second]))
      for (const desk of isReversed ? desks.toReversed() : desks) expect(await desk.save()).toBe(true)
      expect(server.quiz.questions.map(({ text }) => text)).toEqual([`Text ${first}`, `Text ${second}`])
    }),
    { numRuns: 50 },
  )
})

it('undoes back to the first draft after any edits and a save', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
      const { calls, server } = createQuizCalls([])
      const desk = createQuizDesk(readStoredQuiz(server.quiz), calls)
      const before = writeContent(desk.getState().draft)
      for (const each of edits) desk.edit((quiz) => apply(quiz, each))
      await desk.save()
      expect(desk.getState().hasTakenIn).toBe(false)
      while (desk.getState().past.length > 0) desk.undo()
      expect(writeContent(desk.getState().draft)).toBe(before)
      expect(await desk.save()).toBe(true)
      expect(server.quiz.questions).toEqual([])
    }),
    { numRuns: 100 },
  )
})
