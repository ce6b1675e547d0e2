import type { Quiz, QuizAnswer, QuizMedia, QuizQuestion } from '@lectern/api-client/quiz'

export interface FakeQuizServer {
  readonly fetch: typeof globalThis.fetch
  readonly quizzes: Quiz[]
  /** Every call that changes something, as `METHOD path`, in order. */
  readonly calls: string[]
  /** Awaited before each response, which it may replace. */
  before: (method: string, path: string) => Promise<Response | undefined>
}

/** Responds to the calls for other resources than quizzes. Returns undefined for a call for a quiz. */
type OtherCalls = (method: string, path: string, request: Request) => Promise<unknown>

/** Serves the quizzes of book 9 and of book 10 from memory. */
export function fakeQuizServer(quizzes: readonly Quiz[] = [], others?: OtherCalls): FakeQuizServer {
  let lastId = 1000
  const nextId = () => (lastId += 1)
  const server: FakeQuizServer = {
    quizzes: structuredClone([...quizzes]),
    calls: [],
    before: async () => undefined,
    async fetch(input, init) {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const { method } = request
      if (method !== 'GET') server.calls.push(`${method} ${url.pathname}`)
      const replaced = await server.before(method, url.pathname)
      if (replaced !== undefined) return replaced
      const other = await others?.(method, url.pathname, request.clone())
      if (other !== undefined) return Response.json(other)
      const fields = method === 'POST' || method === 'PUT' ? readObject(await request.json()) : {}
      const body = handle({ method, path: url.pathname, query: url.searchParams, fields })
      if (body === undefined) return Response.json({ code: 'not-found', msg: 'Not here.' }, { status: 404 })
      return Response.json(body, { status: method === 'POST' ? 201 : 200 })
    },
  }

  interface Call {
    readonly method: string
    readonly path: string
    readonly query: URLSearchParams
    readonly fields: Readonly<Record<string, unknown>>
  }

  function handle(call: Call): unknown {
    const { method, path, query, fields } = call
    if (path.startsWith('/file/bookData/')) return bookOf(9)
    if (path === '/books/minimal/7') return [summaryOf(9, 'The Little Lamp'), summaryOf(10, 'The Tall Ship')]
    if (path === '/quiz' && method === 'GET') {
      const bookId = Number(query.get('externalBookId'))
      return server.quizzes.filter((quiz) => quiz.bookId === bookId).map(toSummary)
    }
    if (path === '/quiz/copy') return copy(fields)
    if (path === '/quiz/question') return handleQuestion(call)
    if (path === '/quiz/media') return handleMedium(call)
    const answerId = /^\/quiz\/answer\/(\d+)$/.exec(path)?.[1]
    if (answerId !== undefined) return handleAnswer(call, Number(answerId))
    const bookId = /^\/quiz\/(\d+)$/.exec(path)?.[1]
    if (bookId !== undefined) return handleQuiz(call, Number(bookId))
    return undefined
  }

  function handleQuiz({ method, query, fields }: Call, bookId: number): unknown {
    if (method === 'POST') {
      const quiz = createQuiz({ id: nextId(), bookId, ...fields })
      server.quizzes.push(quiz)
      return quiz
    }
    const quiz = server.quizzes.find(({ id }) => id === Number(query.get('quizId')))
    if (quiz === undefined) return undefined
    if (method === 'PUT') Object.assign(quiz, fields)
    if (method !== 'DELETE') return quiz
    server.quizzes.splice(server.quizzes.indexOf(quiz), 1)
    return { success: true }
  }

  function copy(fields: Call['fields']): unknown {
    const original = server.quizzes.find(({ id }) => id === fields['quizId'])
    if (original === undefined) return undefined
    const quiz = { ...structuredClone(original), id: nextId(), bookId: Number(fields['bookId']) }
    server.quizzes.push(Object.assign(quiz, { title: fields['title'] }))
    return quiz
  }

  function handleQuestion({ method, query, fields }: Call): unknown {
    if (method === 'POST') {
      const quiz = server.quizzes.find(({ id }) => id === fields['quizId'])
      const question = createQuestion(nextId, fields)
      quiz?.questions.push(question)
      sortByIndex(quiz?.questions)
      return question
    }
    const id = Number(query.get('id'))
    for (const quiz of server.quizzes) {
      const question = quiz.questions.find((each) => each.id === id)
      if (question === undefined) continue
      if (method === 'PUT') Object.assign(question, fields)
      if (method === 'DELETE') quiz.questions.splice(quiz.questions.indexOf(question), 1)
      sortByIndex(quiz.questions)
      return method === 'DELETE' ? { success: true } : question
    }
    return undefined
  }

  function handleAnswer({ method, fields }: Call, id: number): unknown {
    const questions = server.quizzes.flatMap((quiz) => quiz.questions)
    if (method === 'POST') {
      const question = questions.find((each) => each.id === id)
      const answer = createAnswer(nextId, fields)
      question?.answers.push(answer)
      return answer
    }
    for (const question of questions) {
      const answer = question.answers.find((each) => each.id === id)
      if (answer === undefined) continue
      if (method === 'PUT') Object.assign(answer, fields)
      if (method === 'DELETE') question.answers.splice(question.answers.indexOf(answer), 1)
      sortByIndex(question.answers)
      return method === 'DELETE' ? { success: true } : answer
    }
    return undefined
  }

  function handleMedium({ method, query, fields }: Call): unknown {
    const questions = server.quizzes.flatMap((quiz) => quiz.questions)
    const owners = [...questions, ...questions.flatMap((question) => question.answers)]
    if (method === 'POST') {
      const owner = owners.find(({ id }) => id === (fields['questionId'] ?? fields['answerId']))
      const medium = createMedium(nextId, fields)
      owner?.media.push(medium)
      return medium
    }
    const id = Number(query.get('id'))
    for (const { media } of owners) {
      const medium = media.find((each) => each.id === id)
      if (medium === undefined) continue
      if (method === 'PUT') Object.assign(medium, fields)
      if (method === 'DELETE') media.splice(media.indexOf(medium), 1)
      return method === 'DELETE' ? { success: true } : medium
    }
    return undefined
  }

  return server
}

/** Creates a quiz with default fields. */
export function createQuiz(fields: Partial<Quiz> & Pick<Quiz, 'id'>): Quiz {
  return {
    bookId: 9,
    title: 'Owls',
    titles: {},
    haQuizId: null,
    externalBookId: '9',
    quizType: null,
    attemptsAllowed: 1,
    isOpenBook: false,
    showsAnswersToTestStudent: false,
    scoreFeedback: [],
    questions: [],
    ...fields,
  }
}

function createQuestion(nextId: () => number, fields: Readonly<Record<string, unknown>>): QuizQuestion {
  return {
    quizId: 0,
    text: '',
    texts: {},
    type: null,
    feedback: null,
    feedbacks: {},
    shufflesAnswers: false,
    attemptsAllowed: 1,
    orderIndex: 0,
    ...fields,
    id: nextId(),
    media: readList(fields['media']).map((medium) => createMedium(nextId, medium)),
    answers: readList(fields['answers']).map((answer) => createAnswer(nextId, answer)),
  }
}

function createAnswer(nextId: () => number, fields: Readonly<Record<string, unknown>>): QuizAnswer {
  return {
    questionId: 0,
    text: '',
    texts: {},
    isCorrect: false,
    orderIndex: 0,
    ...fields,
    id: nextId(),
    media: readList(fields['media']).map((medium) => createMedium(nextId, medium)),
  }
}

function createMedium(nextId: () => number, fields: Readonly<Record<string, unknown>>): QuizMedia {
  return {
    type: 'image',
    url: '',
    language: null,
    metadata: {},
    questionId: null,
    answerId: null,
    ...fields,
    id: nextId(),
  }
}

function sortByIndex(parts: { orderIndex: number }[] | undefined): void {
  parts?.sort((a, b) => a.orderIndex - b.orderIndex)
}

function toSummary({ questions, showsAnswersToTestStudent: _shown, ...fields }: Quiz) {
  return { ...fields, questionCount: questions.length }
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  const entries: [string, unknown][] = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries)
}

function readList(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(readObject) : []
}

function summaryOf(id: number, title: string) {
  return { id, title, cover_image: null, published: false, visibility: 'public', languages: ['en'] }
}

function bookOf(id: number) {
  return {
    bookInfo: {
      id,
      title: 'The Little Lamp',
      description: null,
      cover_image: null,
      theme_data: {},
      visibility: 'public',
      published: false,
      languages: ['en', 'es'],
    },
    chapters: [],
    revision: null,
  }
}
