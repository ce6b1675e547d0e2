import { expect, type APIRequestContext } from '@playwright/test'

/** The address of a quiz in a book, and a text that only graded answers may bring to the page. */
export interface QuizBook {
  readonly bookId: number
  /** The page with a trigger for the quiz; the one before it has none. */
  readonly pageId: number
  readonly quizId: number
  /** Id of the quiz in the trigger. */
  readonly triggerQuizId: string
  readonly feedback: string
}

/** Publishes a book of two pages, the second of which has a trigger for a quiz of two questions and one attempt. */
export async function publishQuizBook(request: APIRequestContext, url: string, accessToken: string): Promise<QuizBook> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const send = async (path: string, data: object) => {
    const answer = await request.post(`${url}${path}`, { headers, data })
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const triggerQuizId = 'owls-7'
  const feedback = 'Owls hunt by night.'
  const { bookInfo, chapters } = await send('/books', { title: 'Owls', language: 'en', visibility: 'public' })
  const popupTriggers = [{ id: 'quiz', x: 20, y: 20, width: 60, height: 60, isQuiz: true, haQuizId: triggerQuizId }]
  const { pages } = await send(`/chapters/${chapters[0].id}/pages/batch`, {
    pages: [{ name: 'Dusk' }, { name: 'Night', popupTriggers }],
  })
  const { id } = await send(`/quiz/${bookInfo.id}`, {
    title: 'Owls at night',
    haQuizId: triggerQuizId,
    attemptsAllowed: 1,
    questions: [
      {
        text: 'Who is awake at night?',
        feedback,
        answers: [
          { text: 'The owl', isCorrect: true },
          { text: 'The hen', isCorrect: false },
        ],
      },
      { text: 'What does an owl eat?', type: 'short-answer', answers: [{ text: 'mice', isCorrect: true }] },
    ],
  })
  await send(`/api/book/${bookInfo.id}/publish`, {})
  return { bookId: bookInfo.id, pageId: pages[1].pageId, quizId: id, triggerQuizId, feedback }
}
