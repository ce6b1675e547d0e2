import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDraftDatabase } from '../drafts/draft-database'
import { openTranslationDatabase } from '../translation/translation-database'
import { fakeStudioServer, type FakeStudioServer } from './fake-studio-server.fixture'
import { noTranslation } from './fake-translator.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
  const work = await openDraftDatabase()
  for (const draft of await work.ofBook(1, 9)) await work.remove(draft)
  work.close()
  const drafts = await openTranslationDatabase({ authorId: 1, bookId: 9 })
  for (const { pageVariationId } of await drafts.read()) await drafts.remove(pageVariationId)
  drafts.close()
})

function serverInTwoLanguages(): FakeStudioServer {
  const server = fakeStudioServer([
    { words: '', spanish: 'La lechuza mira la luna.' },
    { words: 'It rains.', spanish: 'Llueve.' },
    { words: '', spanish: 'Buenas noches.' },
    { words: '' },
  ])
  server.languages.push('es')
  server.translator.texts
    .set('La lechuza mira la luna.', 'The owl watches the moon.')
    .set('Buenas noches.', 'Good night.')
  return server
}

const openDialog = () => page.getByRole('button', { name: 'Translate from Spanish' }).click()
const dialog = () => page.getByRole('dialog', { name: 'Translate page texts' })
const translate = () => dialog().getByRole('button', { name: 'Translate', exact: true }).click()
const draft = (number: number) => page.getByRole('region', { name: `Draft for page ${number}` })
const wordsOf = (server: FakeStudioServer, index: number) => server.pages[index]?.rectsByWords.map(({ word }) => word)

it('fetches drafts from the translation service, which become words of empty pages only [EDIT-030]', async () => {
  const server = serverInTwoLanguages()
  const { unmount } = await renderWorkspace(server, 'words')
  await openDialog()
  await expect.element(dialog().getByText('38', { exact: true })).toBeVisible()
  await expect.element(dialog().getByText('The translation service of this server')).toBeVisible()
  await expect.element(dialog().getByText('1 page already has words and stays as it is.')).toBeVisible()
  await translate()
  await expect.element(dialog().getByText('2 drafts are ready to check.')).toBeVisible()
  expect(server.translator.requests).toEqual([
    { text: 'La lechuza mira la luna.', from: 'es', to: 'en' },
    { text: 'Buenas noches.', from: 'es', to: 'en' },
  ])
  await dialog().getByRole('button', { name: 'Check drafts' }).click()
  await expect.element(draft(1).getByText('La lechuza mira la luna.')).toBeVisible()
  await draft(1).getByRole('textbox', { name: 'In English' }).fill('The owl watches a moon.')
  expect(server.writes).toEqual([])

  await unmount()
  await renderWorkspace(server, 'words')
  await expect.element(draft(1).getByRole('textbox')).toHaveValue('The owl watches a moon.')
  await draft(1).getByRole('button', { name: 'Use as words' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Text of page 1' })).toHaveValue('The owl watches a moon.')
  await expect.element(draft(1)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(draft(1).getByRole('textbox')).toHaveValue('The owl watches a moon.')
  await page.getByRole('button', { name: 'Use all 2 drafts' }).click()
  await page.getByRole('button', { name: 'Save chapter' }).click()
  await expect.poll(() => wordsOf(server, 2)).toEqual(['Good', 'night.'])
  expect(wordsOf(server, 0)).toEqual(['The', 'owl', 'watches', 'a', 'moon.'])
  expect(wordsOf(server, 1)).toEqual(['It', 'rains.'])
  // The Spanish words stand in one line of an image twice as large.
  const first = server.pages[0]?.rectsByWords
  expect(first?.map(({ y, height }) => [y, height])).toEqual(Array.from({ length: 5 }, () => [50, 15]))
  expect(first?.at(-1)).toMatchObject({ x: 230, width: 40 })
})

it('discards a draft and restores it, and keeps one beside words that came meanwhile', async () => {
  const server = serverInTwoLanguages()
  server.recognisable.set(101, 'An owl')
  await renderWorkspace(server, 'words')
  await openDialog()
  await dialog().getByRole('radio', { name: 'Page 1' }).click()
  await translate()
  await dialog().getByRole('button', { name: 'Check drafts' }).click()
  await draft(1).getByRole('button', { name: 'Discard' }).click()
  await expect.element(draft(1)).not.toBeInTheDocument()
  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click()
  await expect.element(draft(1)).toBeVisible()
  await page.getByRole('button', { name: 'Only this page' }).click()
  await expect.element(draft(1).getByText('This page has words now. Delete them first to use the draft.')).toBeVisible()
  await expect.element(draft(1).getByRole('button', { name: 'Use as words' })).toBeDisabled()
})

it('names the setting to set when the server has no translation service [EDIT-030]', async () => {
  const server = serverInTwoLanguages()
  server.translator.refuse = noTranslation
  await renderWorkspace(server, 'words')
  await openDialog()
  await translate()
  await expect.element(dialog().getByText('No translation service is set up')).toBeVisible()
  await expect.element(dialog().getByText(/set TRANSLATE_URL to the address of a LibreTranslate service/)).toBeVisible()
})

it('names a failure of the service, goes on with the pages that are left, and stops on request', async () => {
  const server = serverInTwoLanguages()
  const { refuse } = { refuse: { status: 502, body: { code: 'engine-failed', msg: 'The translation service slept.' } } }
  server.translator.refuse = refuse
  await renderWorkspace(server, 'words')
  await openDialog()
  await translate()
  await expect.element(dialog().getByText('The translation service slept.')).toBeVisible()
  await expect.element(dialog().getByText('2 pages are not translated yet.')).toBeVisible()
  server.translator.refuse = null
  let release = (): void => undefined
  server.before = async (_, path) => {
    if (path !== '/upload/translate' || server.translator.requests.length === 0) return
    await new Promise<void>((resolve) => {
      release = resolve
    })
  }
  await dialog().getByRole('button', { name: 'Try now' }).click()
  await expect.element(dialog().getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 2')
  await dialog().getByRole('button', { name: 'Stop' }).click()
  await expect.element(dialog().getByText('1 draft is ready to check.')).toBeVisible()
  release()
  await userEvent.keyboard('{Escape}')
  await expect.element(draft(1)).toBeVisible()
  await expect.element(page.getByText(/Another draft/)).not.toBeInTheDocument()
})

it('has no axe violations in the dialog and in the drafts, and fits a phone', async () => {
  await page.viewport(375, 700)
  await renderWorkspace(serverInTwoLanguages(), 'words')
  await openDialog()
  await expect.element(dialog().getByText('38', { exact: true })).toBeVisible()
  await expectNoViolations()
  await translate()
  await dialog().getByRole('button', { name: 'Check drafts' }).click()
  await expect.element(draft(1).getByRole('textbox')).toBeVisible()
  await expectNoViolations()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})

async function expectNoViolations() {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
}
