import type { GradedQuiz, QuizToTake } from '@lectern/api-client/quiz/taking'

/** A quiz submission as the stub received it. */
export interface ReceivedSubmission {
  readonly path: string
  readonly authorization: string | null
  readonly key: string | null
  readonly body: {
    readonly selectedAnswers: readonly { questionId: number; answerIds?: number[]; text?: string }[]
    readonly incompleteQuizScoring: boolean
  }
}

type Question = QuizToTake['questions'][number]

/** Returns a question to take. Its answers have the ids 10 × id + 1, 10 × id + 2, … */
export function makeQuestion(
  id: number,
  o: Partial<Question> & { readonly choices?: readonly string[] } = {},
): Question {
  const { choices = ['The owl', 'The hen'], ...given } = o
  return {
    id,
    text: `Question number ${id}?`,
    texts: {},
    type: 'single-choice',
    shufflesAnswers: false,
    attemptsAllowed: 1,
    media: [],
    answers: choices.map((text, index) => ({ id: id * 10 + index + 1, text, texts: {}, media: [] })),
    ...given,
  }
}

export function makeQuiz(o: Partial<QuizToTake> = {}): QuizToTake {
  return {
    id: 7,
    bookId: 1,
    title: 'Owls at night',
    titles: { es: 'Búhos de noche' },
    haQuizId: null,
    externalBookId: '1',
    quizType: null,
    attemptsAllowed: 1,
    isOpenBook: false,
    attemptsUsed: 0,
    attemptsLeft: null,
    questions: [makeQuestion(1)],
    ...o,
  }
}

export interface QuizServerOptions {
  readonly feedback?: string
  readonly feedbacks?: Readonly<Record<string, string>>
  readonly scoreFeedback?: NonNullable<GradedQuiz['scoreFeedback']>
  /** The reader is an author of the book: practice returns all. */
  readonly isAuthor?: boolean
}

/**
 * Responds to the calls of readers as the server does: it grades with keys that only it has, counts attempts, and responds to a
 * key that it knows with the first result. The first answer of a question is the right one; of a short answer, "mice".
 */
export function openQuizServer(quiz: QuizToTake, o: QuizServerOptions = {}) {
  const received: ReceivedSubmission[] = []
  const loads: { readonly path: string; readonly authorization: string | null }[] = []
  const graded = new Map<string, GradedQuiz>()
  const network = { isDown: false, losesResponses: false }
  let used = quiz.attemptsUsed
  let tokens = 0

  const countLeft = () => (quiz.attemptsLeft === null ? null : Math.max(0, quiz.attemptsAllowed - used))
  function grade(body: ReceivedSubmission['body'], isPractice: boolean): GradedQuiz {
    const questions = quiz.questions.map((question) => {
      const given = body.selectedAnswers.find(({ questionId }) => questionId === question.id)
      const rightId = question.answers[0]?.id ?? 0
      const isText = question.type === 'short-answer'
      const isCorrect = isText ? given?.text === 'mice' : given?.answerIds?.includes(rightId) === true
      return {
        questionId: question.id,
        graded: true,
        answered: given !== undefined,
        isCorrect,
        feedback: o.feedback ?? null,
        feedbacks: { ...o.feedbacks },
        ...(isText
          ? { acceptedTexts: ['mice'], acceptedTextsByLanguage: { es: ['ratones'] } }
          : { correctAnswerIds: [rightId] }),
      }
    })
    const correctCount = questions.filter(({ isCorrect }) => isCorrect).length
    if (!isPractice) used += 1
    const attemptsLeft = countLeft()
    const isScoreOnly = isPractice && o.isAuthor !== true && attemptsLeft !== null && attemptsLeft > 0
    return {
      submissionId: 's1',
      quizId: quiz.id,
      isPractice: isPractice || quiz.attemptsLeft === null,
      score: correctCount / Math.max(1, questions.length),
      correctCount,
      gradedCount: questions.length,
      attemptsUsed: used,
      attemptsLeft,
      ...(isScoreOnly || o.scoreFeedback === undefined ? {} : { scoreFeedback: o.scoreFeedback }),
      questions: isScoreOnly ? [] : questions,
    }
  }

  async function submit(path: string, request: Request): Promise<Response> {
    const body = readSubmission(await request.json())
    const { headers } = request
    const key = headers.get('idempotency-key')
    received.push({ path, authorization: headers.get('authorization'), key, body })
    const known = key === null ? undefined : graded.get(key)
    const isPractice = path.includes('isPractice=true')
    if (known === undefined && !isPractice && countLeft() === 0) {
      return Response.json({ code: 'no-attempts-left', msg: 'None left.' }, { status: 409 })
    }
    const result = known ?? grade(body, isPractice)
    if (key !== null) graded.set(key, result)
    if (network.losesResponses) throw new TypeError('offline')
    return Response.json(result)
  }

  return {
    received,
    loads,
    network,
    /** Number of submissions that were graded. */
    countGraded: () => graded.size,
    respondTo(path: string, request: Request): Response | Promise<Response> | undefined {
      if (path === `/quiz?externalBookId=${quiz.bookId}` && !network.isDown) {
        const { id, bookId, title, titles } = quiz
        return Response.json([
          { id, bookId, title, titles },
          { id: id + 1, bookId: bookId + 1, title: 'Of another book' },
        ])
      }
      const isOurs = path.startsWith('/quiz/user/') || path === '/api/auth/test-student'
      if (!isOurs) return undefined
      if (network.isDown) return Promise.reject(new TypeError('offline'))
      if (path === '/api/auth/test-student') {
        tokens += 1
        return Response.json({ accessToken: `test-student-${tokens}`, expiresAt: '2099-01-01T00:00:00.000Z' })
      }
      if (request.method === 'POST') return submit(path, request)
      loads.push({ path, authorization: request.headers.get('authorization') })
      return Response.json({ ...quiz, attemptsUsed: used, attemptsLeft: countLeft() })
    },
  }
}

/** Reads a submission, and throws for anything that the contract does not allow. */
function readSubmission(body: unknown): ReceivedSubmission['body'] {
  const { selectedAnswers, incompleteQuizScoring, browserId: _browser, ...others } = readFields(body)
  if (!Array.isArray(selectedAnswers) || typeof incompleteQuizScoring !== 'boolean' || Object.keys(others).length > 0) {
    throw new TypeError(`This is no submission: ${JSON.stringify(body)}`)
  }
  return {
    incompleteQuizScoring,
    selectedAnswers: selectedAnswers.map((answer: unknown) => {
      const { questionId, answerIds, text, ...more } = readFields(answer)
      const isRight =
        typeof questionId === 'number' &&
        (answerIds === undefined ? typeof text === 'string' : text === undefined && isIdList(answerIds)) &&
        Object.keys(more).length === 0
      if (!isRight) throw new TypeError(`This is no answer: ${JSON.stringify(answer)}`)
      return {
        questionId,
        ...(isIdList(answerIds) ? { answerIds } : {}),
        ...(typeof text === 'string' ? { text } : {}),
      }
    }),
  }
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && id > 0)
}

function readFields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('The body is no object.')
  return { ...value }
}
