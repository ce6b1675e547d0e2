import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer } from '../connected/fake-studio-server.fixture'
import { renderWorkspace } from '../connected/render-workspace.fixture'
import { openDraftDatabase } from '../drafts/draft-database'

beforeEach(async () => {
  await page.viewport(1300, 850)
  const store = await openDraftDatabase()
  for (const draft of await store.ofBook(1, 9)) await store.remove(draft)
  store.close()
})

const inspector = () => page.getByRole('region', { name: 'Selected popup or tip' })
const quizField = () => inspector().getByRole('combobox', { name: 'Quiz' })
const tab = (name: string) => inspector().getByRole('tab', { name }).click()
const quiz = {
  id: 31,
  bookId: 9,
  title: 'About owls',
  titles: {},
  haQuizId: null,
  externalBookId: '9',
  quizType: null,
  questionCount: 2,
  attemptsAllowed: 3,
  isOpenBook: false,
}

function serverWithTrigger(fields: object = {}) {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  server.languages.push('es')
  server.pages[0]!.popupTriggers = [{ id: 'owl', x: 100, y: 400, title: { en: 'Owl' }, ...fields }]
  return server
}

async function select(server: ReturnType<typeof fakeStudioServer>) {
  await renderWorkspace(server, 'marks')
  await page.getByRole('list', { name: 'On page 1' }).getByRole('button', { name: 'Owl' }).click()
  await expect.element(quizField()).toBeVisible()
}

async function save(server: ReturnType<typeof fakeStudioServer>) {
  await page.getByRole('button', { name: 'Save page', exact: true }).click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  return server.pages[0]!.popupTriggers[0]
}

it('a trigger opens a quiz that is chosen among those of the book', async () => {
  const server = serverWithTrigger()
  server.quizzes = [quiz, { ...quiz, id: 32, bookId: 10, title: 'Of another book' }]
  await select(server)
  await expect.element(quizField().getByRole('option', { name: 'About owls' })).toBeInTheDocument()
  expect(quizField().getByRole('option', { name: 'Of another book' }).query()).toBeNull()
  await userEvent.selectOptions(quizField(), 'About owls')
  expect(await save(server)).toMatchObject({ haQuizId: '31', isQuiz: true })
  await userEvent.selectOptions(quizField(), 'No quiz')
  expect(await save(server)).not.toHaveProperty('haQuizId')
})

it('keeps a chosen quiz of another book, and says where to make one if there is none', async () => {
  const server = serverWithTrigger({ haQuizId: 'elsewhere-7', isQuiz: true })
  await select(server)
  await expect.element(quizField()).toHaveDisplayValue('Quiz elsewhere-7, which is not among this book’s')
  await expect
    .element(page.getByText('This book has no quiz yet. Make one under Quizzes, then choose it here.'))
    .toBeVisible()
})

it('quizzes that cannot be loaded say so, keep the choice, and are loaded again on request', async () => {
  const server = serverWithTrigger({ haQuizId: 31, isQuiz: true })
  server.quizzes = null
  await select(server)
  await expect.element(page.getByText('The quizzes of this book could not be loaded.')).toBeVisible()
  await expect.element(quizField()).toHaveDisplayValue('Quiz 31')
  server.quizzes = [quiz]
  await page.getByRole('button', { name: 'Load the quizzes again' }).click()
  await expect.element(quizField()).toHaveDisplayValue('About owls')
})

it('a short answer is asked for in each language, with room for it, and can be taken away', async () => {
  const server = serverWithTrigger()
  await select(server)
  await inspector().getByRole('switch', { name: 'Shows a field for a short answer' }).click()
  await inspector().getByRole('textbox', { name: 'Question of the short answer' }).fill('Why does it glow?')
  const lines = inspector().getByRole('spinbutton', { name: 'Lines of the answer' })
  await lines.fill('3')
  await userEvent.keyboard('{Enter}')
  await inspector().getByRole('combobox', { name: 'Language of the texts' }).selectOptions('Spanish')
  await inspector().getByRole('textbox', { name: 'Question of the short answer' }).fill('¿Por qué brilla?')
  expect(await save(server)).toMatchObject({
    onPageShortAnswerDetails: { question: { en: 'Why does it glow?', es: '¿Por qué brilla?' }, lines: 3 },
  })
  await inspector().getByRole('switch', { name: 'Shows a field for a short answer' }).click()
  expect(await save(server)).not.toHaveProperty('onPageShortAnswerDetails')
})

it('a short answer and styles from another tool say that they are kept, and are', async () => {
  const foreign = { onPageShortAnswerDetails: { prompt: 'Why?' }, styles: '{"opacity":0.5}' }
  const server = serverWithTrigger(foreign)
  await select(server)
  await expect.element(page.getByText('The short answer has a form of its own. It stays as it is.')).toBeVisible()
  await inspector().getByRole('textbox', { name: 'Title' }).fill('The owl')
  await tab('Look')
  await expect.element(page.getByText('The styles have a form of their own. They stay as they are.')).toBeVisible()
  expect(await save(server)).toMatchObject({ ...foreign, title: { en: 'The owl' } })
})

it('corners, border and opacity of a trigger are chosen, and other styles stay [POP-016]', async () => {
  const server = serverWithTrigger({ styles: { shadow: { blur: 3 } } })
  await select(server)
  await tab('Look')
  await userEvent.selectOptions(inspector().getByRole('combobox', { name: 'Corners' }), 'Round')
  await userEvent.selectOptions(inspector().getByRole('combobox', { name: 'Border line' }), 'Dashed')
  const opacity = inspector().getByRole('slider', { name: 'Opacity' })
  opacity.element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(await save(server)).toMatchObject({
    styles: { shadow: { blur: 3 }, borderRadius: '50%', borderStyle: 'dashed', opacity: 0.9 },
  })
  await userEvent.selectOptions(inspector().getByRole('combobox', { name: 'Corners' }), 'As usual')
  expect(await save(server)).toMatchObject({ styles: { borderStyle: 'dashed' } })
})

it('missing texts of a language are copied from another one as one undo step', async () => {
  const items = [{ type: 'definition', content: { en: 'A bird.' } }]
  const server = serverWithTrigger({ items, externalLink: { en: 'https://owls.example', es: 'https://buhos.example' } })
  await select(server)
  expect(page.getByRole('button', { name: 'Copy the missing texts from', exact: false }).query()).toBeNull()
  await inspector().getByRole('combobox', { name: 'Language of the texts' }).selectOptions('Spanish')
  await page.getByRole('button', { name: 'Copy the missing texts from English' }).click()
  await expect.element(inspector().getByRole('textbox', { name: 'Title' })).toHaveValue('Owl')
  expect(await save(server)).toMatchObject({
    title: { en: 'Owl', es: 'Owl' },
    items: [{ content: { en: 'A bird.', es: 'A bird.' } }],
    externalLink: { en: 'https://owls.example', es: 'https://buhos.example' },
  })
  expect(page.getByRole('button', { name: 'Copy the missing texts from English' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(inspector().getByRole('textbox', { name: 'Title' })).toHaveValue('')
})

it('marks of the other chapters are listed by chapter and page, and lead there', async () => {
  const server = serverWithTrigger()
  server.chapters.push({ id: 5, name: 'The second night' })
  server.otherPages = [
    {
      pageId: 8,
      page_number: 3,
      thumbnailUrl: null,
      order_index: 0,
      revision: 1,
      variations: [],
      popupTriggers: [{ id: 'fox', title: { en: 'Fox' } }],
      coachingPoints: [{ id: 'tip' }],
    },
  ]
  await select(server)
  const list = page.getByRole('list', { name: 'In “The second night”' })
  await expect.element(list.getByRole('button', { name: 'Fox' })).toBeVisible()
  await expect.element(list.getByText('Popup trigger on page 3')).toBeVisible()
  await list.getByRole('button', { name: 'Without a title' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Chapter' })).toHaveDisplayValue('The second night')
})

it('previews a page in the reader as it was last saved', async () => {
  const server = serverWithTrigger()
  await select(server)
  const link = page.getByRole('link', { name: 'Try this page in the reader' })
  await expect.element(link).toHaveAttribute('href', '/?mode=preview&book=9&chapter=4&page=1&variation=en')
  const note = page.getByText('The reader shows the page as it was last saved. Save the page to try your changes.')
  expect(note.query()).toBeNull()
  await inspector().getByRole('textbox', { name: 'Title' }).fill('The owl')
  await expect.element(note).toBeVisible()
  await save(server)
  await expect.element(note).not.toBeInTheDocument()
})
