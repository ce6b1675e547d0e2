import type { QuizToTake } from '@lectern/api-client/quiz/taking'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage, type BookPageOptions } from './open-book-page'
import { makeQuiz, openQuizServer } from './open-quiz-server'

export interface OpenQuizOptions extends Partial<BookPageOptions> {
  readonly quiz?: Partial<QuizToTake>
  readonly feedback?: string
  /** A server that another visit has used. */
  readonly server?: ReturnType<typeof openQuizServer>
}

/** Opens a book whose address names a quiz, as the application does. */
export async function openQuiz({ quiz, feedback, ...o }: OpenQuizOptions = {}) {
  const server = o.server ?? openQuizServer(makeQuiz(quiz), feedback === undefined ? {} : { feedback })
  const toLink = (wav: Uint8Array) => URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))
  const book = makeFixtureBook({ toLink })
  const opened = await openBookPage({
    respond: () => book,
    search: '?book=1&quiz=7',
    ...o,
    respondTo: server.respondTo,
  })
  return { server, ...opened, dialog: opened.screen.getByRole('dialog') }
}
