import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createQuiz, fakeQuizServer } from './fake-quiz-server.fixture'
import { renderQuizzes } from './render-quizzes.fixture'

beforeEach(async () => {
  await page.viewport(1280, 900)
})

afterEach(() => {
  vi.restoreAllMocks()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })

function question(id: number, text: string, orderIndex: number) {
  const answer = { questionId: id, texts: {}, media: [] }
  return {
    id,
    quizId: 7,
    text,
    texts: {},
    type: 'single-choice',
    feedback: null,
    feedbacks: {},
    shufflesAnswers: false,
    attemptsAllowed: 1,
    orderIndex,
    media: [],
    answers: [
      { ...answer, id: id * 10, text: 'Owl', isCorrect: true, orderIndex: 0 },
      { ...answer, id: id * 10 + 1, text: 'Hen', isCorrect: false, orderIndex: 1 },
    ],
  }
}
const owls = () =>
  createQuiz({ id: 7, questions: [question(1, 'Who hoots?', 0), question(2, 'Who flies at night?', 1)] })

it('creates a quiz from an empty list and opens it', async () => {
  const server = fakeQuizServer()
  await renderQuizzes(server)
  await button('New quiz').click()
  await expect.element(button('Create')).toBeDisabled()
  await field('Title').fill('Birds of the night')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No questions yet')).toBeVisible()
  await expect.element(field('Title')).toHaveValue('Birds of the night')
  expect(server.quizzes.map(({ title }) => title)).toEqual(['Birds of the night'])
})

it('writes a question of each type with its answers and saves them', async () => {
  const server = fakeQuizServer([createQuiz({ id: 7 })])
  await renderQuizzes(server, { quizId: 7 })
  for (const type of ['One right answer', 'Several right answers', 'True or false', 'Short answer']) {
    await button('Add question').click()
    await page.getByRole('menuitem', { name: type }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill(`About owls: ${type}`)
    if (type === 'True or false') continue
    await field('Text of answer 1').fill('Owl')
    if (type === 'Short answer') continue
    await field('Text of answer 2').fill('Barn owl')
    if (type === 'Several right answers') await page.getByRole('checkbox', { name: 'Answer 2 is right' }).click()
  }
  await page.getByRole('spinbutton', { name: 'Attempts' }).fill('3')
  await page.getByRole('checkbox', { name: 'Open book' }).click()
  await button('Save').click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  const [quiz] = server.quizzes
  expect(quiz).toMatchObject({ attemptsAllowed: 3, isOpenBook: true })
  expect(
    quiz?.questions.map(({ type, answers }) => [type, answers.map(({ text, isCorrect }) => [text, isCorrect])]),
  ).toEqual([
    [
      'single-choice',
      [
        ['Owl', true],
        ['Barn owl', false],
      ],
    ],
    [
      'multiple-choice',
      [
        ['Owl', true],
        ['Barn owl', true],
      ],
    ],
    [
      'true-false',
      [
        ['True', true],
        ['False', false],
      ],
    ],
    ['short-answer', [['Owl', true]]],
  ])
  expect((await axe.run({ resultTypes: ['violations'] })).violations).toEqual([])
})

it('has a title in each language of the book', async () => {
  const server = fakeQuizServer([owls()])
  await renderQuizzes(server, { quizId: 7 })
  const spanish = page.getByRole('textbox', { name: /^Title in Spanish/ })
  await spanish.fill('Búhos')
  await button('Save').click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.quizzes[0]).toMatchObject({ title: 'Owls', titles: { es: 'Búhos' } })
  await spanish.clear()
  await button('Save').click()
  await expect.poll(() => server.quizzes[0]?.titles).toEqual({})
})

it('has its questions, answers and feedback in each language of the book, and shuffles answers', async () => {
  const server = fakeQuizServer([owls()])
  await renderQuizzes(server, { quizId: 7 })
  await button(/^Question 1 ·/).click()
  await page.getByRole('combobox', { name: 'Language of the texts' }).selectOptions('Spanish')
  const text = page.getByRole('textbox', { name: 'Question' })
  await expect.element(text).toHaveValue('')
  await expect.element(text).toHaveAccessibleDescription('Who hoots?')
  await text.fill('¿Quién ulula?')
  await field('Text of answer 1').fill('Búho')
  await field('Feedback (optional)').fill('Los búhos ululan.')
  await page.getByRole('checkbox', { name: 'Shuffle the answers' }).click()
  await button('Save').click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.quizzes[0]?.questions[0]).toMatchObject({
    text: 'Who hoots?',
    texts: { es: '¿Quién ulula?' },
    feedbacks: { es: 'Los búhos ululan.' },
    shufflesAnswers: true,
    answers: [
      { text: 'Owl', texts: { es: 'Búho' } },
      { text: 'Hen', texts: {} },
    ],
  })
  expect((await axe.run({ resultTypes: ['violations'] })).violations).toEqual([])
  await text.clear()
  await button('Save').click()
  await expect.poll(() => server.quizzes[0]?.questions[0]?.texts).toEqual({})
})

it('says something about each range of scores', async () => {
  const server = fakeQuizServer([owls()])
  await renderQuizzes(server, { quizId: 7 })
  await button('Add a range').click()
  await button('Add a range').click()
  const second = page.getByRole('group', { name: 'Range 2' })
  await expect.element(second.getByRole('spinbutton')).toHaveValue('50')
  await second.getByRole('spinbutton').fill('70')
  await second.getByRole('textbox', { name: 'Feedback' }).fill('You know your owls.')
  await button('Delete range 1').click()
  await button('Save').click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.quizzes[0]?.scoreFeedback).toEqual([{ fromPercent: 70, text: 'You know your owls.', texts: {} }])
  expect((await axe.run({ resultTypes: ['violations'] })).violations).toEqual([])
})

it.each([
  [1280, 700],
  [375, 667],
])(
  'keeps its bar below that of the studio, and every field in sight, in a window of %i × %i',
  async (width, height) => {
    await page.viewport(width, height)
    await renderQuizzes(fakeQuizServer([owls()]), { quizId: 7, isInShell: true })
    await button(/^Question 1 ·/).click()
    window.scrollTo(0, document.documentElement.scrollHeight)
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const bar = () => boxOf(button('Save').element().parentElement?.parentElement)
    const shell = () => boxOf(page.getByRole('banner').element())
    await expect.poll(() => window.scrollY).toBeGreaterThan(200)
    expect(bar().top).toBeGreaterThanOrEqual(shell().bottom - 1)
    const text = page.getByRole('textbox', { name: 'Question' })
    text.element().scrollIntoView({ block: 'start', behavior: 'instant' })
    expect(boxOf(text.element()).top).toBeGreaterThanOrEqual(bar().bottom)
    await page.getByRole('tab', { name: 'Results' }).click()
    await expect.element(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true')
  },
)

it('changes, moves and deletes questions and answers with the fewest calls', async () => {
  const server = fakeQuizServer([owls()])
  await renderQuizzes(server, { quizId: 7 })
  await button(/^Question 1 ·/).click()
  await field('Text of answer 2').fill('Duck')
  await page.getByRole('radio', { name: 'Answer 2 is right' }).click()
  await button('Save').click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.calls).toEqual(['PUT /quiz/answer/10', 'PUT /quiz/answer/11'])
  server.calls.length = 0
  // The moved question stays open.
  await button('Move Question 2 up').click()
  await button('Delete answer 1').click()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.quizzes[0]?.questions.map(({ text }) => text)).toEqual(['Who flies at night?', 'Who hoots?'])
  expect(server.quizzes[0]?.questions[1]?.answers.map(({ text }) => text)).toEqual(['Duck'])
  await button(/^Question 1 ·/).click()
  await button('Delete question').click()
  await button('Save').click()
  await expect.poll(() => server.quizzes[0]?.questions.map(({ text }) => text)).toEqual(['Who hoots?'])
})

it('leads to the quiz in the preview of the reader, and says that it shows what was saved', async () => {
  await renderQuizzes(fakeQuizServer([owls()]), { quizId: 7 })
  const link = page.getByRole('link', { name: 'Try this quiz' })
  await expect.element(link).toHaveAttribute('href', '/?mode=preview&book=9&quiz=7')
  await expect.element(link).toHaveAttribute('target', '_blank')
  const hint = page.getByText(/^The reader shows the quiz as it was last saved/)
  await expect.element(hint).not.toBeInTheDocument()
  await field('Title').fill('Night birds')
  await expect.element(hint).toBeVisible()
})

it('undoes typing as one step, and a deletion from its toast', async () => {
  await renderQuizzes(fakeQuizServer([owls()]), { quizId: 7 })
  await button(/^Question 1 ·/).click()
  const text = page.getByRole('textbox', { name: 'Question' })
  await text.click()
  await userEvent.keyboard(' And when?')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(text).toHaveValue('Who hoots?')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(text).toHaveValue('Who hoots? And when?')
  await button('Delete question').click()
  await expect.element(page.getByText('Who hoots? And when?')).not.toBeInTheDocument()
  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Who hoots? And when?').first()).toBeVisible()
})

it('keeps what was written when a save fails, and sends each part once when it is tried again', async () => {
  const server = fakeQuizServer([owls()])
  let isDown = true
  server.before = async (method, path) =>
    isDown && method === 'POST' && path === '/quiz/question'
      ? Response.json({ code: 'failed', msg: 'The disk is full.' }, { status: 400 })
      : undefined
  const works: unknown[] = []
  await renderQuizzes(server, { quizId: 7, onUnsaved: (work) => works.push(work?.itemNames?.() ?? null) })
  await field('Title').fill('Night birds')
  await button('Add question').click()
  await page.getByRole('menuitem', { name: 'True or false' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Do owls sleep by day?')
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText('The disk is full.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Do owls sleep by day?')
  expect(works.at(-1)).toEqual(['Night birds'])
  isDown = false
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.calls).toEqual(['PUT /quiz/9', 'POST /quiz/question', 'POST /quiz/question'])
  expect(server.quizzes[0]?.questions).toHaveLength(3)
  expect(works.at(-1)).toBe(null)
})

it('restores unsaved changes in the next visit, or discards them', async () => {
  const server = fakeQuizServer([owls()])
  const stored = new Map<string, string>()
  const first = await renderQuizzes(server, { quizId: 7, stored })
  await field('Title').fill('Night birds')
  await expect.element(page.getByText('Changes not saved. They are kept on this device.')).toBeVisible()
  await first.unmount()
  const second = await renderQuizzes(server, { quizId: 7, stored })
  await expect.element(field('Title')).toHaveValue('Night birds')
  await expect.element(page.getByText('Unsaved changes from your last visit were restored.')).toBeVisible()
  await second.unmount()
  await renderQuizzes(server, { quizId: 7, stored })
  await button('Discard them').click()
  await expect.element(field('Title')).toHaveValue('Owls')
  expect(stored.size).toBe(0)
})

it('takes in what another author saved, and asks where both changed the same field', async () => {
  const server = fakeQuizServer([owls()])
  await renderQuizzes(server, { quizId: 7 })
  await field('Title').fill('Mine')
  Object.assign(server.quizzes[0]?.questions[1] ?? {}, { text: 'Who hunts at night?' })
  await button('Save').click()
  await expect
    .element(page.getByText('Another author changed this quiz. Their changes were added to yours.'))
    .toBeVisible()
  await expect.element(page.getByText('Who hunts at night?')).toBeVisible()
  // The changes are added before the own ones are sent.
  await expect.poll(() => server.quizzes[0]?.title).toBe('Mine')
  await field('Title').fill('Mine again')
  Object.assign(server.quizzes[0] ?? {}, { title: 'Theirs' })
  await button('Save').click()
  await page.getByRole('radio', { name: 'Theirs: Theirs' }).click()
  await button('Save this choice').click()
  await expect.element(field('Title')).toHaveValue('Theirs')
  await expect.element(page.getByText('All changes saved')).toBeVisible()
})

it('copies a quiz within its book and to another book [QUIZ-012]', async () => {
  const server = fakeQuizServer([owls()])
  await renderQuizzes(server)
  const openCopy = async () => {
    await button('More for Owls').click()
    await page.getByRole('menuitem', { name: 'Copy…' }).click()
  }
  await openCopy()
  await page.getByRole('combobox', { name: 'Book' }).fill('Tall')
  await userEvent.keyboard('{Enter}')
  await button('Copy').click()
  await expect.element(page.getByText('"Owls" was copied').first()).toBeVisible()
  await openCopy()
  await button('Copy').click()
  // A copy in this book is opened.
  await expect.element(page.getByText('Who hoots?')).toBeVisible()
  expect(server.quizzes.map(({ bookId, title, questions }) => [bookId, title, questions.length])).toEqual([
    [9, 'Owls', 2],
    [10, 'Owls (copy)', 2],
    [9, 'Owls (copy)', 2],
  ])
})

it('deletes a quiz only after the dangerous confirm', async () => {
  const server = fakeQuizServer([owls()])
  await renderQuizzes(server)
  await button('More for Owls').click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await expect.element(button('Delete quiz')).toBeDisabled()
  expect(document.querySelector('[data-dangerous="delete-quiz"]')).not.toBeNull()
  await expect.element(button('Delete quiz')).toBeEnabled()
  await button('Delete quiz').click()
  await expect.element(page.getByText('This book has no quizzes yet')).toBeVisible()
  expect(server.quizzes).toEqual([])
})

function submission(score: number, isReset = false) {
  return {
    submissionId: `s${score}`,
    submittedAt: '2026-02-01T10:00:00.000Z',
    isPractice: false,
    isReset,
    score,
    answers: [
      { questionId: 1, answerIds: [10], text: null, isCorrect: true },
      { questionId: 2, answerIds: [], text: null, isCorrect: score === 1 },
    ],
  }
}
const results = {
  readers: [
    { userId: 5, name: 'Ada', guestNumber: null, attemptsUsed: 1, submissions: [submission(0.5)] },
    { userId: null, name: null, guestNumber: 1, attemptsUsed: 0, submissions: [submission(1)] },
  ],
  isCut: false,
}

function serverWithResults() {
  return fakeQuizServer([owls()], async (method, path) => {
    if (path === '/quiz/results') return results
    return method === 'DELETE' && path === '/admin/reset-user-grades' ? { success: true, reset: 1 } : undefined
  })
}

it('shows results by reader and by question', async () => {
  await renderQuizzes(serverWithResults(), { quizId: 7 })
  await page.getByRole('tab', { name: 'Results' }).click()
  await expect.element(page.getByRole('row', { name: /Ada.*50%/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Guest 1.*100%/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /2\. Who flies at night\? 1 of 2/ })).toBeVisible()
  expect((await axe.run({ resultTypes: ['violations'] })).violations).toEqual([])
})

it('gives attempts back only after the dangerous confirm, and offers it to no student [QUIZ-013]', async () => {
  const server = serverWithResults()
  const screen = await renderQuizzes(server, { quizId: 7 })
  await page.getByRole('tab', { name: 'Results' }).click()
  await button('Actions for Ada').click()
  await page.getByRole('menuitem', { name: 'Give attempts back' }).click()
  expect(document.querySelector('[data-dangerous="reset-grades"]')).not.toBeNull()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Give attempts back' })
  await expect.element(confirm).toBeDisabled()
  expect(server.calls).toEqual([])
  await expect.element(confirm).toBeEnabled()
  await confirm.click()
  await expect.element(page.getByText('1 attempt was given back').first()).toBeVisible()
  expect(server.calls).toEqual(['DELETE /admin/reset-user-grades'])
  await screen.unmount()
  await renderQuizzes(serverWithResults(), { quizId: 7, role: 'student' })
  await page.getByRole('tab', { name: 'Results' }).click()
  await expect.element(page.getByRole('row', { name: /Ada/ })).toBeVisible()
  expect(page.getByRole('button', { name: /Give (all )?attempts back|Actions for/ }).elements()).toEqual([])
})

it('imports questions after a dry run that names those it cannot read, and undoes it', async () => {
  const server = fakeQuizServer([createQuiz({ id: 7 })])
  await renderQuizzes(server, { quizId: 7 })
  await button('Import…').click()
  const gift = '::Owls:: Who hoots? {=Owl ~Hen}\n\n::Pairs:: Match {=a -> b =c -> d}\n\nOwls fly by day. {F}'
  await userEvent.upload(page.getByLabelText('Files with questions'), new File([gift], 'birds.gift'))
  await expect.element(page.getByText('2 questions can be added')).toBeVisible()
  await expect.element(page.getByText('birds.gift, line 3: Pairs – it asks to match pairs')).toBeVisible()
  // Text that is still fading in has less contrast; an animation that is replaced never finishes.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  expect((await axe.run({ resultTypes: ['violations'] })).violations).toEqual([])
  await button('Add questions').click()
  await expect.element(page.getByText('Owls fly by day.')).toBeVisible()
  await button('Save').click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.quizzes[0]?.questions.map(({ type, text }) => [type, text])).toEqual([
    ['single-choice', 'Who hoots?'],
    ['true-false', 'Owls fly by day.'],
  ])
  await button('Undo').click()
  await expect.element(page.getByText('No questions yet')).toBeVisible()
})

/** Responds to uploads, which the page sends by `XMLHttpRequest`, with a status and a body. */
function stubUploads(responses: readonly (readonly [status: number, body: unknown])[]): void {
  let sent = 0
  const open = XMLHttpRequest.prototype.open
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest) {
    const [status, body] = responses[sent] ?? [500, {}]
    sent += 1
    const text = encodeURIComponent(JSON.stringify(body))
    open.call(this, 'GET', `data:application/json,${text}`, true)
    Object.defineProperty(this, 'status', { get: () => status })
  })
}

it('creates, reads, changes and deletes quizzes, questions, answers and their media [QUIZ-011]', async () => {
  const server = fakeQuizServer()
  stubUploads([
    [415, { code: 'unsupported', msg: 'This type of file is not accepted.' }],
    [200, { url: '/objects/owl.webp', contentType: 'image/webp', sizeBytes: 4 }],
    [200, { url: '/objects/hoot.mp3', contentType: 'audio/mpeg', sizeBytes: 4 }],
  ])
  const screen = await renderQuizzes(server)
  await button('New quiz').click()
  await field('Title').fill('Birds')
  await button('Create').click()
  await expect.element(page.getByText('No questions yet')).toBeVisible()
  await button('Add question').click()
  await page.getByRole('menuitem', { name: 'One right answer' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Who hoots?')
  await field('Text of answer 1').fill('Owl')
  await field('Text of answer 2').fill('Hen')
  const file = new File(['owl'], 'owl.png', { type: 'image/png' })
  await userEvent.upload(page.getByLabelText('Add media to Question'), file)
  await expect.element(page.getByText('This type of file is not accepted.')).toBeVisible()
  await button('Try again').click()
  await field('Description').fill('A bird')
  await page.getByRole('combobox', { name: 'For readers of' }).selectOptions('Spanish')
  await button('Add media to Answer 1').click()
  const sound = new File(['hoot'], 'hoot.mp3', { type: 'audio/mpeg' })
  await userEvent.upload(page.getByLabelText('Add media to Answer 1').last(), sound)
  await expect.element(page.getByRole('group', { name: 'Media of Answer 1' }).getByLabelText('Medium')).toBeVisible()
  await button('Save').click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  const [quiz] = server.quizzes
  expect(quiz?.questions[0]).toMatchObject({
    text: 'Who hoots?',
    media: [{ type: 'image', url: '/objects/owl.webp', language: 'es', metadata: { alt: 'A bird' } }],
    answers: [{ text: 'Owl', media: [{ type: 'audio', url: '/objects/hoot.mp3', language: null }] }, { text: 'Hen' }],
  })
  await screen.unmount()
  await renderQuizzes(server, { quizId: quiz?.id ?? 0 })
  await button(/^Question 1 ·/).click()
  await field('Description').first().fill('An owl')
  await page.getByRole('group', { name: 'Media of Answer 1' }).getByRole('button', { name: 'Remove medium' }).click()
  await button('Delete answer 2').click()
  await button('Save').click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(quiz?.questions[0]).toMatchObject({
    media: [{ language: 'es', metadata: { alt: 'An owl' } }],
    answers: [{ text: 'Owl', media: [] }],
  })
  await button('Delete question').click()
  await button('Save').click()
  await expect.poll(() => quiz?.questions).toEqual([])
  await page.getByRole('link', { name: 'All quizzes of the book' }).click()
  await button('More for Birds').click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await expect.element(button('Delete quiz')).toBeEnabled()
  await button('Delete quiz').click()
  await expect.poll(() => server.quizzes).toEqual([])
})
