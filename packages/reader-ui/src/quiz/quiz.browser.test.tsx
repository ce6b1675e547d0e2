import type { QuizToTake } from '@lectern/api-client/quiz/taking'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage, type BookPageOptions } from '../testing/open-book-page'
import { makeQuiz, openQuizServer } from '../testing/open-quiz-server'

const toLink = (wav: Uint8Array) => URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))
const book = makeFixtureBook({ toLink })

beforeEach(() => window.sessionStorage.clear())

async function openQuiz(
  quiz: Partial<QuizToTake> = {},
  o: Partial<BookPageOptions> & { readonly feedback?: string } = {},
) {
  const server = openQuizServer(makeQuiz(quiz), o)
  const opened = await openBookPage({
    respond: () => book,
    search: '?book=1&quiz=7',
    ...o,
    respondTo: server.respondTo,
  })
  return { server, ...opened, dialog: opened.screen.getByRole('dialog') }
}

describe('a quiz in the reader', () => {
  it('opens by the address, is answered and submitted, and shows its result', async () => {
    const { server, dialog, screen } = await openQuiz()
    await expect.element(dialog).toHaveAccessibleName('Owls at night')
    await dialog.getByRole('radio', { name: 'The owl' }).click()
    await dialog.getByRole('button', { name: 'Submit answers' }).click()
    await expect.element(dialog.getByRole('heading', { name: '1 of 1 question right' })).toHaveFocus()
    expect(server.received).toMatchObject([
      {
        path: '/quiz/user/7',
        authorization: 'Bearer test-student-1',
        body: { selectedAnswers: [{ questionId: 1, answerIds: [11] }] },
      },
    ])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()
  })
})
