import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { memoryStorage } from '../testing/memory-storage'
import { openQuiz } from '../testing/open-quiz'
import { makeQuestion, makeQuiz, openQuizServer } from '../testing/open-quiz-server'
import { testUser } from '../testing/test-user'
import { playPressed } from '../store/reading-slice'
import { onQuizGraded, type QuizResult } from './quiz-graded-event'
import { expectAccessible } from '../testing/expect-accessible'

beforeEach(async () => {
  window.sessionStorage.clear()
  await page.viewport(1280, 800)
})

const counted = { attemptsAllowed: 2, attemptsLeft: 2 }
const submit = { name: 'Submit answers' }

/** Returns the book with a trigger for the quiz 7 on page 101. */
function withTrigger() {
  const book = makeFixtureBook({ toLink: () => 'data:audio/wav;base64,' })
  const popupTriggers = [{ id: 'q', x: 100, y: 100, width: 80, height: 80, isQuiz: true, haQuizId: '7' }]
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((own) => (own.pageId === 101 ? { ...own, popupTriggers } : own)),
  }))
  return { ...book, chapters }
}

describe('a quiz in the reader', () => {
  it('opens by the address, is answered and submitted, and shows its result', async () => {
    const results: QuizResult[] = []
    const stop = onQuizGraded((result) => results.push(result))
    const { server, dialog, screen } = await openQuiz()
    await expect.element(dialog).toHaveAccessibleName('Owls at night')
    await dialog.getByRole('radio', { name: 'The owl' }).click()
    await dialog.getByRole('button', submit).click()
    await expect.element(dialog.getByRole('heading', { name: '1 of 1 question right' })).toHaveFocus()
    expect(server.received).toMatchObject([
      { path: '/quiz/user/7', body: { selectedAnswers: [{ questionId: 1, answerIds: [11] }] } },
    ])
    expect(results).toEqual([{ quizId: 7, score: 1 }])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()
    stop()
  })
  it('has the title of the language on show, else that of every language', async () => {
    const { dialog, screen } = await openQuiz({ quiz: { titles: { en: 'Birds of the night', es: 'Búhos' } } })
    await expect.element(dialog).toHaveAccessibleName('Birds of the night')
    await screen.unmount()
    const other = await openQuiz({ quiz: { titles: { es: 'Búhos', en: ' ' } } })
    await expect.element(other.dialog).toHaveAccessibleName('Owls at night')
  })
  it('is taken by keyboard alone', async () => {
    const { dialog } = await openQuiz()
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    dialog.getByRole('radio', { name: 'The owl' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(dialog.getByRole('radio', { name: 'The hen' })).toBeChecked()
    dialog.getByRole('button', submit).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('heading', { name: '0 of 1 question right' })).toHaveFocus()
  })
  it('has no accessibility faults, before and after grading', async () => {
    const questions = [
      makeQuestion(1),
      makeQuestion(2, { type: 'multiple-choice' }),
      makeQuestion(3, { type: 'short-answer', choices: [] }),
      makeQuestion(4, { type: 'drawing', choices: [] }),
    ]
    const { dialog } = await openQuiz({ quiz: { questions, ...counted }, feedback: 'Owls hunt by night.' })
    await expect.element(dialog.getByRole('button', submit)).toBeVisible()
    await expectAccessible(dialog.element())
    await dialog.getByRole('button', submit).click()
    await page.getByRole('button', { name: 'Submit anyway' }).click()
    await expect.element(dialog.getByRole('heading', { name: /right$/ })).toHaveFocus()
    await expectAccessible(dialog.element())
  })
})

describe('the token of a quiz', () => {
  it("is the test student's outside partner modes, signed in or not, and is kept on the device", async () => {
    const storage = memoryStorage()
    const server = openQuizServer(makeQuiz())
    const guest = await openQuiz({ storage, server })
    await expect.element(guest.dialog).toBeVisible()
    guest.session.signedIn(testUser)
    await expect.poll(() => server.loads).toHaveLength(2)
    await guest.screen.unmount()
    const again = await openQuiz({ storage, server })
    await expect.element(again.dialog).toBeVisible()
    expect(server.loads.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer test-student-1'))
  })
  it("is the reader's own in partner modes; a guest is asked to sign in before any request", async () => {
    const guest = await openQuiz({ search: '?book=1&quiz=7&mode=gbm' })
    await expect.element(guest.dialog.getByRole('heading', { name: 'Sign in to take this quiz' })).toBeVisible()
    await expect.element(guest.dialog.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(guest.server.loads).toEqual([])
    guest.session.signedIn(testUser)
    await expect.element(guest.dialog.getByRole('radio', { name: 'The owl' })).toBeVisible()
    expect(guest.server.loads).toEqual([{ path: '/quiz/user/7', authorization: `Bearer ${testUser.accessToken}` }])
  })
})

it('an author tries a quiz in a preview as readers see it, without using an attempt', async () => {
  const server = openQuizServer(makeQuiz(counted), { feedback: 'Owls hunt by night.', isAuthor: true })
  const { dialog, session } = await openQuiz({ server, search: '?mode=preview&book=1&quiz=7' })
  await expect.element(dialog.getByRole('heading', { name: 'Sign in to take this quiz' })).toBeVisible()
  session.signedIn({ ...testUser, role: 'user' })
  await dialog.getByRole('radio', { name: 'The owl' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Practise' })).not.toBeInTheDocument()
  await dialog.getByRole('button', submit).click()
  await expect.element(dialog.getByText('Owls hunt by night.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(server.received).toMatchObject([
    { path: '/quiz/user/7?isPractice=true', authorization: `Bearer ${testUser.accessToken}` },
  ])
})

it('in a preview an author tries a quiz of a book without pages', async () => {
  const server = openQuizServer(makeQuiz(counted), { isAuthor: true })
  const respond = () => ({ ...makeFixtureBook({ toLink: () => 'data:audio/wav;base64,' }), chapters: [] })
  const { dialog, session, screen } = await openQuiz({ server, respond, search: '?mode=preview&book=1&quiz=7' })
  session.signedIn({ ...testUser, role: 'user' })
  await dialog.getByRole('radio', { name: 'The owl' }).click()
  await dialog.getByRole('button', submit).click()
  await expect.element(dialog.getByRole('heading', { name: '1 of 1 question right' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('heading', { name: 'This book has no pages yet' })).toBeVisible()
})

it('readers of a book without pages meet no quiz', async () => {
  const respond = () => ({ ...makeFixtureBook({ toLink: () => 'data:audio/wav;base64,' }), chapters: [] })
  const { dialog, screen, server } = await openQuiz({ respond, search: '?book=1&quiz=7' })
  await expect.element(screen.getByRole('heading', { name: 'This book has no pages yet' })).toBeVisible()
  expect([dialog.query(), server.loads]).toEqual([null, []])
})

describe('progress and marks', () => {
  it('counts the answered questions, marks chosen answers in words and links each result', async () => {
    const { dialog } = await openQuiz({
      quiz: { questions: [makeQuestion(1), makeQuestion(2)] },
      feedback: 'Owls hunt by night.',
    })
    await expect.element(dialog.getByText('0 of 2 answered')).toBeVisible()
    await dialog.getByRole('radio', { name: 'The owl' }).first().click()
    await expect.element(dialog.getByText('1 of 2 answered')).toBeVisible()
    await dialog.getByRole('radio', { name: 'The hen' }).last().click()
    await dialog.getByRole('button', submit).click()
    await expect.element(dialog.getByText('Good. You are on the way.')).toBeVisible()
    await expect.element(dialog.getByText('Correct, your answer')).toBeVisible()
    await expect.element(dialog.getByText('Your answer, not correct')).toBeVisible()
    await expect.element(dialog.getByText('Correct answer', { exact: true })).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Go to question 1: Right' })).toBeVisible()
    const [rightEdge, wrongEdge] = ['Go to question 1: Right', 'Go to question 2: Wrong'].map(
      (name) => getComputedStyle(dialog.getByRole('button', { name }).element()).borderTopColor,
    )
    expect(rightEdge).not.toBe(wrongEdge)
    await dialog.getByRole('button', { name: 'Go to question 2: Wrong' }).click()
    await expect.element(dialog.getByRole('radiogroup', { name: /^Question 2 of 2/ })).toHaveFocus()
    await expectAccessible(dialog.element())
  })
})

it.each([
  [375, 667],
  [768, 1024],
])('has its buttons in one row below the questions in a window of %i by %i', async (width, height) => {
  await page.viewport(width, height)
  const { dialog } = await openQuiz({ quiz: { isOpenBook: true, questions: [makeQuestion(1), makeQuestion(2)] } })
  await expect.element(dialog.getByRole('button', submit)).toBeVisible()
  const top = (name: string) => dialog.getByRole('button', { name }).element().getBoundingClientRect().top
  expect(top('Look in the book')).toBe(top('Submit answers'))
})

describe('the address of a page with a quiz', () => {
  it('opens the quiz if the page has a trigger for it', async () => {
    const { dialog, shownPage } = await openQuiz({ respond: withTrigger, search: '?book=1&page=101&quiz=7' })
    await expect.element(dialog).toHaveAccessibleName('Owls at night')
    expect(shownPage()).toBe('101')
  })
  it('opens the page without a popup if it has no trigger for the quiz [NAV-037]', async () => {
    for (const search of ['?book=1&page=100&quiz=7', '?book=1&page=101&quiz=8']) {
      const { screen, server, shownPage } = await openQuiz({ respond: withTrigger, search })
      await expect.poll(shownPage).toBe(search.includes('100') ? '100' : '101')
      // The words of the page are there when its part is loaded, the button when the tools are.
      await expect.element(screen.getByRole('article').getByRole('paragraph').first()).toBeInTheDocument()
      await expect.element(screen.getByRole('button', { name: 'More' })).toBeVisible()
      expect(window.sessionStorage.getItem('lectern.openQuiz.1')).toBeNull()
      expect(server.loads).toEqual([])
      await screen.unmount()
    }
  })
  it('loses the quiz when it is closed, so that a reload does not open it again', async () => {
    const storage = memoryStorage()
    const { dialog, screen } = await openQuiz({ storage })
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => dialog.query()).toBeNull()
    await screen.unmount()
    const again = await openQuiz({ storage, search: '?book=1&page=100' })
    await expect.element(again.screen.getByRole('button', { name: 'More' })).toBeVisible()
    expect(window.sessionStorage.getItem('lectern.openQuiz.1')).toBeNull()
  })
})

describe('answers', () => {
  it('are kept over a reload, which opens the quiz again', async () => {
    const storage = memoryStorage()
    const { dialog, screen, server } = await openQuiz({ storage })
    await dialog.getByRole('radio', { name: 'The hen' }).click()
    await screen.unmount()
    const again = await openQuiz({ storage, server, search: '?book=1&page=100&quiz=7' })
    await expect.element(again.dialog.getByRole('radio', { name: 'The hen' })).toBeChecked()
  })
  it('are not shown to another account on the same device', async () => {
    const { dialog, session } = await openQuiz()
    await dialog.getByRole('radio', { name: 'The hen' }).click()
    session.signedIn(testUser)
    await expect.element(dialog.getByRole('radio', { name: 'The hen' })).not.toBeChecked()
    session.signedOut()
    await expect.element(dialog.getByRole('radio', { name: 'The hen' })).toBeChecked()
  })
  it('are asked about when some are missing, and count as wrong', async () => {
    const { dialog, server } = await openQuiz({ quiz: { questions: [makeQuestion(1), makeQuestion(2)] } })
    await dialog.getByRole('radio', { name: 'The owl' }).first().click()
    await dialog.getByRole('button', submit).click()
    await expect.element(page.getByText('1 question has no answer. It counts as wrong.')).toBeVisible()
    await page.getByRole('button', { name: 'Keep answering' }).click()
    expect(server.received).toEqual([])
    await dialog.getByRole('button', submit).click()
    await page.getByRole('button', { name: 'Submit anyway' }).click()
    await expect.element(dialog.getByRole('heading', { name: '1 of 2 questions right' })).toBeVisible()
    expect(server.received.map(({ body }) => body)).toMatchObject([
      { selectedAnswers: [{ questionId: 1, answerIds: [11] }], incompleteQuizScoring: true },
    ])
  })
  it('are kept while the server is unavailable, and sent once although a response was lost', async () => {
    const { dialog, server } = await openQuiz({ quiz: counted })
    await dialog.getByRole('radio', { name: 'The owl' }).click()
    server.network.losesResponses = true
    await dialog.getByRole('button', submit).click()
    await expect.element(dialog.getByText(/^Your answers are kept on this device and will be/)).toBeVisible()
    await expect.element(dialog.getByRole('radio', { name: 'The hen' })).toBeDisabled()
    server.network.losesResponses = false
    window.dispatchEvent(new Event('online'))
    await expect.element(dialog.getByRole('heading', { name: '1 of 1 question right' })).toBeVisible()
    expect(new Set(server.received.map(({ key }) => key)).size).toBe(1)
    expect(server.countGraded()).toBe(1)
  })
  it('are sent when the book is opened again, without the quiz, and only once', async () => {
    const storage = memoryStorage()
    const server = openQuizServer(makeQuiz(counted))
    const { dialog, screen } = await openQuiz({ storage, server })
    await dialog.getByRole('radio', { name: 'The owl' }).click()
    server.network.losesResponses = true
    await dialog.getByRole('button', submit).click()
    await expect.element(dialog.getByText(/^Your answers are kept/)).toBeVisible()
    await screen.unmount()
    window.sessionStorage.clear()
    server.network.losesResponses = false
    const again = await openQuiz({ storage, server, search: '?book=1' })
    await expect.element(again.screen.getByText('“Owls at night” was submitted: 1 of 1 right.')).toBeVisible()
    expect(again.dialog.query()).toBeNull()
    expect(new Set(server.received.map(({ key }) => key)).size).toBe(1)
    expect(server.countGraded()).toBe(1)
    await again.screen.unmount()
    const requests = server.loads.length
    const later = await openQuiz({ storage, server, search: '?book=1' })
    await expect.element(later.screen.getByRole('button', { name: 'More' })).toBeVisible()
    expect(server.loads).toHaveLength(requests)
  })
  it('are sent after a reload by the same key, if the response was not seen', async () => {
    const storage = memoryStorage()
    const server = openQuizServer(makeQuiz(counted))
    const { dialog, screen } = await openQuiz({ storage, server })
    await dialog.getByRole('radio', { name: 'The owl' }).click()
    server.network.losesResponses = true
    await dialog.getByRole('button', submit).click()
    await expect.element(dialog.getByText(/^Your answers are kept/)).toBeVisible()
    await screen.unmount()
    server.network.losesResponses = false
    const again = await openQuiz({ storage, server })
    await expect.element(again.dialog.getByRole('heading', { name: '1 of 1 question right' })).toBeVisible()
    expect(server.countGraded()).toBe(1)
  })
})

describe('attempts', () => {
  it('are counted down, and end with practice alone', async () => {
    const { dialog, server } = await openQuiz({ quiz: counted })
    await expect.element(dialog.getByText(/^You have 2 attempts left\./)).toBeVisible()
    await dialog.getByRole('radio', { name: 'The hen' }).click()
    await dialog.getByRole('button', submit).click()
    await expect.element(dialog.getByText('You have 1 attempt left.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByRole('radio', { name: 'The hen' })).not.toBeChecked()
    await dialog.getByRole('radio', { name: 'The owl' }).click()
    await dialog.getByRole('button', submit).click()
    await expect.element(dialog.getByText('You have used all attempts. You can still practise.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Practise' }).click()
    expect(dialog.getByRole('button', submit).query()).toBeNull()
    expect(server.countGraded()).toBe(2)
  })
  it('are not used by practice, which tells the score alone and keeps the answers', async () => {
    const { dialog, server } = await openQuiz({ quiz: counted, feedback: 'Owls hunt by night.' })
    await dialog.getByRole('radio', { name: 'The owl' }).click()
    await dialog.getByRole('button', { name: 'Practise' }).click()
    await expect.element(dialog.getByRole('heading', { name: '1 of 1 question right' })).toBeVisible()
    expect(dialog.getByText('Owls hunt by night.').query()).toBeNull()
    expect(server.received.map(({ path }) => path)).toEqual(['/quiz/user/7?isPractice=true'])
    await dialog.getByRole('button', { name: 'Back to the questions' }).click()
    await expect.element(dialog.getByRole('radio', { name: 'The owl' })).toBeChecked()
    await expect.element(dialog.getByText(/^You have 2 attempts left\./)).toBeVisible()
  })
})

describe('a quiz that cannot be opened', () => {
  it('says why, and is loaded again when the server is back', async () => {
    const server = openQuizServer(makeQuiz())
    server.network.isDown = true
    const { dialog } = await openQuiz({ server })
    await expect.element(dialog.getByRole('heading', { name: "The quiz couldn't be loaded" })).toBeVisible()
    server.network.isDown = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByRole('radio', { name: 'The owl' })).toBeVisible()
  })
})

describe('a trigger with a quiz', () => {
  it('opens it and pauses the narration, and gets the focus back', async () => {
    const { screen, dialog, store } = await openQuiz({ respond: withTrigger, search: '?book=1&page=101' })
    const trigger = screen.getByRole('button', { name: 'Quiz' })
    await expect.element(trigger).toBeVisible()
    store.dispatch(playPressed())
    trigger.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('radio', { name: 'The owl' })).toBeVisible()
    expect(store.getState().reading.isPlaying).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger).toHaveFocus()
  })
})

describe('a quiz beside its book', () => {
  it('is closed by Escape as soon as it is open, and its trigger gets the focus back', async () => {
    const server = openQuizServer(makeQuiz({ isOpenBook: true }))
    const { screen } = await openQuiz({ server, respond: withTrigger, search: '?book=1&page=101' })
    const trigger = screen.getByRole('button', { name: 'Quiz' })
    const quiz = screen.getByRole('region', { name: 'Owls at night' })
    await expect.element(trigger).toBeVisible()
    trigger.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(quiz.getByRole('radio', { name: 'The owl' })).toBeVisible()
    expect(quiz.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(quiz).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  })
})

describe('the quizzes of a book', () => {
  it('are listed in its contents and open from there, as a dialog that returns the focus', async () => {
    const { screen, dialog } = await openQuiz({ search: '?book=1' })
    await screen.getByRole('button', { name: 'Contents' }).click()
    const list = screen.getByRole('navigation', { name: 'Quizzes' })
    await expect.element(list.getByRole('button')).toHaveTextContent('Owls at night')
    await list.getByRole('button', { name: 'Owls at night' }).click()
    await expect.element(dialog.getByRole('radio', { name: 'The owl' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list.getByRole('button', { name: 'Owls at night' })).toHaveFocus()
  })
  it('open from the contents on a phone, which then close', async () => {
    await page.viewport(375, 667)
    const { screen } = await openQuiz({ search: '?book=1' })
    await screen.getByRole('button', { name: 'Contents' }).click()
    await screen.getByRole('navigation', { name: 'Quizzes' }).getByRole('button').click()
    const quiz = screen.getByRole('dialog', { name: 'Owls at night' })
    await expect.element(quiz.getByRole('radio', { name: 'The owl' })).toBeVisible()
    await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(1)
    await expect.poll(() => quiz.element().contains(document.activeElement)).toBe(true)
  })
  it('are those of the loaded pages if the server cannot be reached', async () => {
    const server = openQuizServer(makeQuiz({ bookId: 9 }))
    const { screen } = await openQuiz({ server, respond: withTrigger, search: '?book=1&page=101' })
    await screen.getByRole('button', { name: 'Contents' }).click()
    await expect.element(screen.getByRole('navigation', { name: 'Quizzes' }).getByRole('button')).toBeVisible()
  })
})
