import { z } from 'zod'
import type { RequestTargets } from './creating-requests'

const Id = z.object({ id: z.number() })
const NewBook = z.object({ bookInfo: Id, chapters: z.array(Id) })

/** Creates a book, a quiz and a word that requests refer to. `send` returns the body of the response. */
export async function createTargets(send: (path: string, body: unknown) => Promise<unknown>): Promise<RequestTargets> {
  const book = NewBook.parse(await send('/books', { title: 'Hard times', language: 'en' }))
  const bookId = book.bookInfo.id
  const quiz = Id.parse(await send(`/quiz/${bookId}`, { title: 'A quiz' }))
  const copied = Id.parse(await send(`/quiz/${bookId}`, { title: 'A quiz to copy' }))
  const question = Id.parse(await send('/quiz/question', { quizId: quiz.id, text: 'Who?' }))
  const word = Id.parse(await send('/word', { word: 'owl', lang: 'en' }))
  return {
    bookId,
    chapterId: book.chapters[0]?.id ?? 0,
    quizId: quiz.id,
    copiedQuizId: copied.id,
    questionId: question.id,
    wordId: word.id,
  }
}
