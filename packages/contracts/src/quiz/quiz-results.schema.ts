import { z } from 'zod'

const ResultAnswer = z
  .strictObject({
    questionId: z.number().int(),
    answerIds: z.array(z.number().int()),
    text: z.string().nullable(),
    isCorrect: z.boolean().nullable().meta({ description: 'By the present keys; null if it is not graded' }),
  })
  .meta({ id: 'QuizResultAnswer' })

const ResultSubmission = z
  .strictObject({
    submissionId: z.string(),
    submittedAt: z.iso.datetime(),
    isPractice: z.boolean(),
    isReset: z.boolean().meta({ description: 'true: the attempt was given back' }),
    score: z.number().min(0).max(1).meta({ description: 'As it was graded' }),
    answers: z.array(ResultAnswer),
  })
  .meta({ id: 'QuizResultSubmission' })

const ResultReader = z
  .strictObject({
    userId: z.number().int().nullable().meta({ description: 'null for a guest' }),
    name: z.string().nullable().meta({ description: 'Name or address of the account; null for a guest' }),
    guestNumber: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Guests by browser, in the order of their first try' }),
    attemptsUsed: z.number().int(),
    submissions: z.array(ResultSubmission).meta({ description: 'The newest first' }),
  })
  .meta({ id: 'QuizResultReader' })

export const QuizResults = z
  .strictObject({
    readers: z.array(ResultReader),
    isCut: z.boolean().meta({ description: 'true: there are older submissions than those here' }),
  })
  .meta({ id: 'QuizResults', description: 'For authors' })
