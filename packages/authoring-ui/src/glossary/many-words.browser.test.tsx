import '@lectern/ui/styles.css'
import type { WordImportReport } from '@lectern/api-client/quiz'
import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeGlossaryServer } from './fake-glossary-server.fixture'
import { renderEditor } from './render-glossary.fixture'

beforeEach(() => page.viewport(1200, 900))

const manyWords = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`word ${index + 10}`, ['A thing.']]))
const button = (name: string | RegExp) => page.getByRole('button', { name })
const box = (name: string) => page.getByRole('checkbox', { name })
const dialog = () => page.getByRole('dialog')

async function expectNoAxeViolations() {
  // A dialog that fades in has other colours.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

it('deletes the selected words of several pages with one question, and restores them [GLOS-007]', async () => {
  const server = fakeGlossaryServer(manyWords)
  await renderEditor(server)
  await box('Select visible rows').click()
  await button('Last page').click()
  await box('Select word 69').click()
  await button('Delete words').click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/^Delete 26 words\?/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete words' }).click()
  await expect.element(page.getByText('26 words were deleted.').first()).toBeVisible()
  expect(server.words).toHaveLength(34)
  await button('Undo').click()
  await expect.poll(() => server.words.length).toBe(60)
  expect(server.words.find(({ word }) => word === 'word 69')?.definitions).toMatchObject([{ text: 'A thing.' }])
})

it('names the words that could not be deleted and why, and deletes the others [GLOS-007]', async () => {
  const server = fakeGlossaryServer({ fox: ['A beast.'], hen: ['A bird.'], owl: ['A bird.'] })
  await renderEditor(server)
  const owl = server.words.find(({ word }) => word === 'owl')
  const msg = 'Only the authors of its book may change this word.'
  server.refuse = (_method, path, body) =>
    path === '/word/bulk' && JSON.stringify(body).includes(String(owl?.id))
      ? Response.json({ code: 'not-allowed', msg }, { status: 403 })
      : undefined
  await box('Select visible rows').click()
  await button('Delete words').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete words' }).click()
  await expect.element(dialog()).toMatchTextContent(/1 word was not changed.*owl.*Only the authors of its book/)
  expect(server.words.map(({ word }) => word)).toEqual(['owl'])
  await expectNoAxeViolations()
  server.refuse = () => undefined
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => server.words).toEqual([])
})

it('changes the language of the selected words with their definitions, and undoes it [GLOS-007]', async () => {
  const server = fakeGlossaryServer({ fox: ['A beast.'], owl: ['A bird.'] })
  await renderEditor(server)
  await box('Select owl').click()
  await button('Change language').click()
  await dialog().getByRole('combobox').fill('Spanish')
  await page.getByRole('option').first().click()
  await dialog().getByRole('button', { name: 'Change language' }).click()
  await expect
    .poll(() => server.words.map(({ word, lang, definitions }) => [word, lang, definitions[0]?.lang]))
    .toEqual([
      ['fox', 'en', 'en'],
      ['owl', 'es', 'es'],
    ])
  await button('Undo').click()
  await expect.poll(() => server.words.map(({ lang }) => lang)).toEqual(['en', 'en'])
})

it('shows how far it has come, and stops when asked [GLOS-007]', async () => {
  const server = fakeGlossaryServer({ ...manyWords })
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  server.before = async (method) => (method === 'DELETE' ? held : undefined)
  await renderEditor(server)
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('100')
  await box('Select word 69').click()
  await box('Select visible rows').click()
  await button('Delete words').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete words' }).click()
  await expect.element(dialog().getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 60')
  await dialog().getByRole('button', { name: 'Stop' }).click()
  release()
  await expect.element(dialog()).toMatchTextContent(/^10 words were not changed.*Stopped before this word/)
  expect(server.words).toHaveLength(10)
})

const csv = new File(['word,language,definition'], 'words.csv', { type: 'text/csv' })
const rows = [
  { row: 2, word: 'owl', language: 'en', definition: 'A bird', outcome: 'new-word' },
  { row: 3, word: 'owl', language: 'en', definition: 'A wise person', outcome: 'new-definition' },
] as const
const good: WordImportReport = {
  dryRun: true,
  written: false,
  rows: [...rows],
  newWords: 1,
  newDefinitions: 2,
  unchanged: 0,
  errors: 0,
}

async function openImport(respond: (isDryRun: boolean) => Response) {
  const server = fakeGlossaryServer({})
  await renderEditor(server)
  await button('Import').click()
  server.refuse = (_method, path) =>
    path.startsWith('/word/import') ? respond(path.includes('dryRun=true')) : undefined
  return server
}

it('imports a spreadsheet after it has shown what each row does [GLOS-008]', async () => {
  const server = await openImport((isDryRun) => Response.json({ ...good, dryRun: isDryRun, written: !isDryRun }))
  await userEvent.upload(page.getByLabelText('Spreadsheet'), csv)
  await expect
    .element(page.getByRole('status').filter({ hasText: '1 new word' }))
    .toMatchTextContent(/2 new definitions/)
  await expect.element(page.getByRole('row').nth(2)).toMatchTextContent(/owl.*3.*Another definition.*A wise person/)
  expect(server.calls.filter((call) => call.includes('import'))).toEqual(['POST /word/import?dryRun=true'])
  await expectNoAxeViolations()
  await button('Import 2 definitions').click()
  await expect.element(page.getByText('2 definitions were imported.').first()).toBeVisible()
  expect(server.calls.filter((call) => call.includes('import')).at(-1)).toBe('POST /word/import?dryRun=false')
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('names the rows with errors first and imports nothing until they are corrected [GLOS-008]', async () => {
  const msg = 'The language is missing.'
  const faulty = {
    row: 4,
    word: 'fox',
    language: '',
    definition: 'A beast',
    outcome: 'error',
    column: 'language',
    msg,
  } as const
  await openImport(() => Response.json({ ...good, rows: [...rows, faulty], errors: 1 }))
  await userEvent.upload(page.getByLabelText('Spreadsheet'), csv)
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent(/fox.*4.*Error.*The language is missing/)
  await expect.element(page.getByText(/^1 row has an error\./)).toBeVisible()
  await expect.element(button('Import 2 definitions')).toBeDisabled()
})

it('says why a file is not read, and takes another one [GLOS-008]', async () => {
  const msg = 'Old .xls files cannot be read.'
  await openImport(() => Response.json({ code: 'unsupported', msg }, { status: 415 }))
  await userEvent.upload(page.getByLabelText('Spreadsheet'), csv)
  await expect.element(page.getByText(`The spreadsheet could not be checked. ${msg}`)).toBeVisible()
  await expect.element(page.getByLabelText('Spreadsheet')).toBeEnabled()
})

const word = (text: string, index: number) => ({
  id: `w${index}`,
  x: index * 10,
  y: 0,
  width: 9,
  height: 9,
  word: text,
})
const variation = { name: null, audio: null, video: null, voiceSettings: null, durationSeconds: null }

/** Serves a book with one page of words besides the glossary. */
function serveBook(text: string) {
  const rectsByWords = text.split(' ').map(word)
  const pageVariation = {
    id: 6,
    variation: 'en',
    name: null,
    pageImageLink: null,
    imageWidth: null,
    imageHeight: null,
    altText: null,
    textSource: null,
    revision: 1,
    rectData: { rects: [], rectsByWords },
  }
  const summary = { id: 1, title: 'The Lighthouse', languages: ['en'], pageCount: 1 }
  const chapter = {
    id: 4,
    name: 'One',
    type: null,
    order_index: 0,
    pages: [],
    variations: [{ ...variation, id: 5, variation: 'en' }],
  }
  return (_method: string, path: string) => {
    if (path.startsWith('/books')) return Response.json([summary])
    if (path === '/file/bookData/1') return Response.json({ bookInfo: summary, chapters: [chapter], revision: null })
    if (path.endsWith('/rectData')) return Response.json([{ pageId: 3, variations: [pageVariation] }])
    return undefined
  }
}

it('suggests the rare words of a book that the glossary lacks, and adds the chosen ones', async () => {
  const server = fakeGlossaryServer({ keeper: ['A guard.'] })
  await renderEditor(server)
  server.refuse = serveBook('The keeper Amelia lit a lantern. Two lanterns and a kettle of the keeper')
  await button('Suggest words').click()
  await dialog().getByRole('combobox', { name: 'Book' }).fill('Light')
  await page.getByRole('option', { name: 'The Lighthouse' }).click()
  const listed = () =>
    dialog()
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(listed).toEqual(['kettle', 'lantern'])
  await expectNoAxeViolations()
  await box('Select lantern').click()
  await button('Add 1 word').click()
  await expect
    .poll(() => server.words.map((each) => [each.word, each.lang]))
    .toEqual([
      ['keeper', 'en'],
      ['lantern', 'en'],
    ])
})
