import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer, type FakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(() => page.viewport(1300, 850))

function serverInTwoLanguages(): FakeStudioServer {
  const server = fakeStudioServer([
    { words: 'It rains.', spanish: 'Llueve.', spanishTexts: { name: 'La lluvia', altText: 'Una lechuza' } },
    { words: '', spanish: '', spanishTexts: { name: '2', altText: 'Una lechuza' } },
    { words: '', spanish: '', spanishTexts: { altText: 'El mar' } },
  ])
  server.languages.push('es')
  server.chapterNames.set('es', 'El faro')
  server.translator.texts
    .set('El faro', 'The lighthouse')
    .set('La lluvia', 'The rain')
    .set('Una lechuza', 'An owl')
    .set('El mar', 'The sea')
  return server
}

const open = () => page.getByRole('button', { name: 'Translate titles and image descriptions' }).click()
const dialog = () => page.getByRole('dialog', { name: 'Translate titles and image descriptions' })
const translate = () => dialog().getByRole('button', { name: 'Translate', exact: true }).click()
const field = (name: string) => dialog().getByRole('textbox', { name })

it('translates titles and image descriptions into drafts, which are saved once they are checked [EDIT-030]', async () => {
  const server = serverInTwoLanguages()
  await renderWorkspace(server, 'words')
  await open()
  await expect.element(dialog().getByText('5', { exact: true })).toBeVisible()
  await translate()
  await expect.element(field('Title of the chapter')).toHaveValue('The lighthouse')
  await expect.element(field('Image description of page 2')).toHaveValue('An owl')
  // Equal texts are sent once.
  expect(server.translator.requests.map(({ text }) => text)).toEqual(['El faro', 'La lluvia', 'Una lechuza', 'El mar'])
  await field('Image description of page 2').fill('')
  await field('Title of page 1').fill('Rain')
  expect(server.pages[0]?.english.name).toBe(null)

  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Check 5 translated titles' }).click()
  await expect.element(field('Title of page 1')).toHaveValue('Rain')
  server.refuse = { status: 503, body: { code: 'unavailable', msg: 'The server restarts.' } }
  await dialog().getByRole('button', { name: 'Save 4 texts' }).click()
  await expect.element(dialog().getByText('The server restarts.')).toBeVisible()
  server.refuse = null
  // A colleague was faster.
  server.pages[2]!.english.altText = 'Waves'
  await dialog().getByRole('button', { name: 'Try now' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('3 translated texts saved.')).toBeVisible()
  expect(server.chapterNames.get('en')).toBe('The lighthouse')
  expect(server.pages.map(({ english }) => english)).toEqual([
    { name: 'Rain', altText: 'An owl' },
    { name: null, altText: null },
    { name: null, altText: 'Waves' },
  ])
})

it('says that nothing is missing, has no axe violations, and fits a phone', async () => {
  await page.viewport(375, 700)
  const server = serverInTwoLanguages()
  await renderWorkspace(server, 'words')
  await open()
  await translate()
  await expect.element(field('Title of the chapter')).toBeVisible()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  await dialog().getByRole('button', { name: 'Save 5 texts' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await open()
  await expect.element(dialog().getByText(/There is nothing to translate/)).toBeVisible()
})
