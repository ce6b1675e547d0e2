import '@lectern/ui/styles.css'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UnsavedWork } from '../connected/unsaved-work'
import { fakeGlossaryServer } from './fake-glossary-server.fixture'
import { renderEditor } from './render-glossary.fixture'

beforeEach(() => page.viewport(1200, 900))
afterEach(() => vi.useRealTimers())

const owl = { owl: ['A bird of the night.'] }
const manyWords = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`word ${String(index + 10)}`, ['A thing.']]),
)
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.querySelector('bdi')?.textContent)

async function expectNoAxeViolations() {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

it('shows one page of the words and turns to the next one [GLOS-005]', async () => {
  await renderEditor(fakeGlossaryServer(manyWords))
  await expect.poll(names).toHaveLength(25)
  await button('Next page').click()
  await expect.poll(() => names()[0]).toBe('word 35')
  await button('Last page').click()
  await expect.poll(names).toHaveLength(10)
})

it('finds words by a text of the word or a definition, and by language [GLOS-005]', async () => {
  const server = fakeGlossaryServer({ ...manyWords, ...owl })
  await renderEditor(server)
  await button('Last page').click()
  await page.getByRole('searchbox').fill('night')
  await expect.poll(names).toEqual(['owl'])
  await page.getByRole('searchbox').fill('nothing like it')
  await expect.element(page.getByText('No word matches')).toBeVisible()
  await button('Clear the search').click()
  await page.getByRole('combobox', { name: 'Language' }).fill('Spanish')
  await page
    .getByRole('option', { name: /^español/i })
    .first()
    .click()
  await expect.poll(() => server.calls.at(-1)).toMatch(/page=1&.*lang=es/)
})

it('creates a word with its definition [GLOS-006]', async () => {
  const server = fakeGlossaryServer({})
  await renderEditor(server)
  await expect.element(page.getByText('Explain words to your readers')).toBeVisible()
  await button('Add word').click()
  await button('Save').click()
  await expect.element(page.getByText('Enter the word.')).toBeVisible()
  await field('Word').fill('owl')
  await field('Definition 1').fill('A bird of the night.')
  await page.getByRole('textbox', { name: /^Other forms/ }).fill('owls, owlet')
  await userEvent.keyboard('{Enter}')
  await expect.element(row('owl')).toMatchTextContent(/A bird of the night/)
  expect(server.words).toMatchObject([
    { word: 'owl', lang: 'en', forms: ['owls', 'owlet'], definitions: [{ lang: 'en', text: 'A bird of the night.' }] },
  ])
  await expect.element(button('Add word')).toHaveFocus()
})

it('changes a word and its definitions in its row, each changed part by its own call [GLOS-006]', async () => {
  const server = fakeGlossaryServer({ owl: ['A bird.', 'A wise person.'], fox: ['A beast.'] })
  await renderEditor(server)
  await button('Edit “owl”').click()
  await field('Definition 1').fill('A bird of the night.')
  await button('Remove definition 2').click()
  await button('Add definition').click()
  await field('Definition 2').fill('Somebody who works late.')
  // Another author adds one meanwhile.
  server.words[0]?.definitions.push({ id: 7, lang: 'en', text: 'Added by somebody else.', audio: null })
  await button('Save').click()
  await expect
    .poll(() => server.words[0]?.definitions.map(({ text }) => text).toSorted())
    .toEqual(['A bird of the night.', 'Added by somebody else.', 'Somebody who works late.'])
  expect(server.calls.filter((call) => call.startsWith('PUT /word/1'))).toEqual([])
  await expect.element(button('Edit “owl”')).toHaveFocus()
})

it('deletes a word and restores it with all its fields [GLOS-006]', async () => {
  const server = fakeGlossaryServer({ owl: ['A bird.'], fox: ['A beast.'] })
  server.words[0] = { ...server.words[0]!, forms: ['owlet'], color: 'grey' }
  await renderEditor(server)
  await button('Actions for owl').click()
  await page.getByRole('menuitem', { name: 'Delete “owl”' }).click()
  await expect.poll(names).toEqual(['fox'])
  await button('Undo').click()
  await expect.poll(names).toEqual(['fox', 'owl'])
  expect(server.words[1]).toMatchObject({ forms: ['owlet'], color: 'grey', definitions: [{ text: 'A bird.' }] })
})

it('keeps what was typed when saving fails, and saves it again automatically [GLOS-006]', async () => {
  const server = fakeGlossaryServer(owl)
  const reports: (UnsavedWork | null)[] = []
  await renderEditor(server, (work) => reports.push(work))
  await button('Edit “owl”').click()
  await field('Definition 1').fill('A bird that hoots.')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.refuse = () => Response.json({ code: 'starting', msg: 'The server is starting.' }, { status: 503 })
  await button('Save').click()
  await expect.element(page.getByText(/^Not saved yet\. The server is restarting\./)).toBeVisible()
  await expect.element(field('Definition 1')).toHaveValue('A bird that hoots.')
  expect(reports.at(-1)?.itemNames?.()).toEqual(['owl'])
  server.refuse = () => undefined
  await vi.advanceTimersByTimeAsync(2000)
  await expect.poll(() => server.words[0]?.definitions[0]?.text).toBe('A bird that hoots.')
  await expect.poll(() => reports.at(-1)).toBeNull()
})

it('shows why the server refuses a word and keeps the form open [GLOS-006]', async () => {
  const server = fakeGlossaryServer(owl)
  await renderEditor(server)
  await button('Add word').click()
  await field('Word').fill('owl')
  const msg = 'The glossary has "owl" in en already.'
  server.refuse = (method) =>
    method === 'POST' ? Response.json({ code: 'conflict', msg }, { status: 409 }) : undefined
  await button('Save').click()
  await expect.element(page.getByText(msg)).toBeVisible()
  await expect.element(field('Word')).toHaveValue('owl')
})

it('restores changes that were discarded by mistake', async () => {
  await renderEditor(fakeGlossaryServer(owl))
  await button('Edit “owl”').click()
  await field('Definition 1').fill('A long text.')
  await button('Cancel').click()
  await button('Undo').click()
  await expect.element(field('Definition 1')).toHaveValue('A long text.')
})

it('adds a recording of a definition by the voice of its language or from a file [GLOS-006]', async () => {
  const server = fakeGlossaryServer({ owl: ['A bird.', 'A wise person.'] })
  const spoken: unknown[] = []
  server.refuse = (_method, path, body) => {
    if (path === '/api/upload')
      return Response.json({ url: '/objects/own.mp3', contentType: 'audio/mpeg', sizeBytes: 9 })
    if (path !== '/api/text-to-speech/quiz') return undefined
    spoken.push(body)
    const naming = { audioFileName: 'a.mp3', voiceId: 'ada', modelId: 'plain' }
    return Response.json({ ...naming, audioLink: '/objects/spoken.mp3', durationSeconds: 1, characters: 7 })
  }
  await renderEditor(server)
  await button('Edit “owl”').click()
  await button('Speak definition 1').click()
  await expect.element(page.getByLabelText('Recording of definition 1')).toBeInTheDocument()
  const [, second] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  await userEvent.upload(second!, new File(['sound'], 'owl.mp3', { type: 'audio/mpeg' }))
  await expect.element(page.getByLabelText('Recording of definition 2')).toBeInTheDocument()
  await button('Save').click()
  await expect
    .poll(() => server.words[0]?.definitions.map(({ audio }) => audio))
    .toEqual(['/objects/spoken.mp3', '/objects/own.mp3'])
  expect(spoken).toEqual([{ text: 'A bird.', language: 'en', voiceSettings: {} }])
})

it('says why a definition could not be spoken, and keeps its text', async () => {
  const server = fakeGlossaryServer(owl)
  const msg = 'No speech engine is installed.'
  server.refuse = (_method, path) =>
    path.startsWith('/api/text') ? Response.json({ code: 'not-installed', msg }, { status: 501 }) : undefined
  await renderEditor(server)
  await button('Edit “owl”').click()
  await button('Speak definition 1').click()
  await expect.element(page.getByText(`The text could not be spoken. ${msg}`)).toBeVisible()
  await expect.element(field('Definition 1')).toHaveValue('A bird of the night.')
})

it('shows the form and the definitions of a word in full in a narrow window [GLOS-006]', async () => {
  await page.viewport(375, 667)
  await renderEditor(fakeGlossaryServer(owl))
  const isInside = (element: Element) => element.getBoundingClientRect().right <= 375
  await expect.element(page.getByText('A bird of the night.')).toBeVisible()
  expect(isInside(page.getByText('A bird of the night.').element())).toBe(true)
  await button('Edit “owl”').click()
  await expect.element(field('Word')).toHaveFocus()
  for (const input of document.querySelectorAll('form input:not([hidden]), form textarea')) {
    expect(isInside(input)).toBe(true)
  }
})

it.each([
  [375, 667],
  [667, 375],
  [1280, 800],
])('fits %i × %i without violations that axe finds', async (width, height) => {
  await page.viewport(width, height)
  await renderEditor(fakeGlossaryServer({ ...owl, fox: [] }))
  await button('Edit “owl”').click()
  await button('Add word').click()
  await expectNoAxeViolations()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
