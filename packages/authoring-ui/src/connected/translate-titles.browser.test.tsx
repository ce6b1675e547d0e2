import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetShortTexts } from '../translation/short-text-database'
import { fakeStudioServer, type FakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
  await forgetShortTexts({ authorId: 1, bookId: 9, chapterId: 4, language: 'en' })
})

function serverInTwoLanguages(): FakeStudioServer {
  const server = fakeStudioServer([
    { words: 'It rains.', spanish: 'Llueve.', spanishTexts: { altText: 'Una lechuza' } },
    { words: '', spanish: '', spanishTexts: { altText: 'Una lechuza' } },
    { words: '', spanish: '', spanishTexts: { altText: 'El mar' } },
  ])
  server.languages.push('es')
  server.chapterNames.set('es', 'El faro')
  // The name without a language is that of the first one.
  server.chapters[0] = { id: 4, name: '' }
  server.translator.texts.set('El faro', 'The lighthouse').set('Una lechuza', 'An owl').set('El mar', 'The sea')
  return server
}

/** Makes each translation after the first ones wait. Returns a function that lets them go on. */
function holdTranslations(server: FakeStudioServer, first: number): () => void {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  server.before = async (_, path) => {
    if (path === '/upload/translate' && server.translator.requests.length >= first) await held
  }
  return release
}

const feature = 'Translate title and image descriptions'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = () => page.getByRole('dialog', { name: feature })
const action = (name: string) => dialog().getByRole('button', { name, exact: true })
const field = (name: string) => dialog().getByRole('textbox', { name })

it('translates title and image descriptions into drafts, which are saved once they are checked [EDIT-030]', async () => {
  const server = serverInTwoLanguages()
  await renderWorkspace(server, 'words')
  await button(feature).click()
  await expect.element(dialog().getByText('4', { exact: true })).toBeVisible()
  await action('Translate').click()
  await expect.element(field('Title of the chapter')).toHaveValue('The lighthouse')
  await expect.element(dialog().getByRole('status')).toHaveTextContent('4 drafts are ready to check.')
  await expect.element(action('Save 4 texts')).toHaveFocus()
  await expect.element(field('Image description of page 2')).toHaveValue('An owl')
  // Equal texts are sent once.
  expect(server.translator.requests.map(({ text }) => text)).toEqual(['El faro', 'Una lechuza', 'El mar'])
  await field('Image description of page 2').fill('')
  await field('Image description of page 1').fill('Owl')
  expect(server.pages[0]?.english.altText).toBe(null)

  await userEvent.keyboard('{Escape}')
  server.refuse = { status: 503, body: { code: 'unavailable', msg: 'The server restarts.' } }
  await button('Check 4 translated texts').click()
  await action('Save 3 texts').click()
  await expect.element(dialog().getByText('The server restarts.')).toBeVisible()
  server.refuse = null
  // A colleague was faster.
  server.pages[2]!.english.altText = 'Waves'
  await action('Try now').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  const report = '2 translated texts saved. 1 text was left out, since someone has written it meanwhile.'
  await expect.element(page.getByText(report)).toBeVisible()
  expect(server.chapterNames.get('en')).toBe('The lighthouse')
  expect(server.pages.map(({ english }) => english.altText)).toEqual(['Owl', null, 'Waves'])

  // Marks are saved on the revision that the description made.
  await button(/^Popups/).click()
  await button('Add popup trigger').click()
  await button('Save page').click()
  await expect.poll(() => server.pages[0]?.popupTriggers.length).toBe(1)
  expect(server.markWrites).toMatchObject([[{ pageId: 1, revision: 2 }]])
})

it('keeps drafts on this device, translates the rest later, and restores discarded drafts', async () => {
  const server = serverInTwoLanguages()
  const release = holdTranslations(server, 1)
  const { unmount } = await renderWorkspace(server, 'words')
  await button(feature).click()
  await action('Translate').click()
  await userEvent.keyboard('{Escape}')
  await expect
    .element(page.getByRole('progressbar', { name: /^Translating/ }))
    .toHaveAttribute('aria-valuetext', '1 of 4')
  await button('Check 1 translated text').click()
  await action('Stop').click()
  await field('Title of the chapter').fill('Lighthouse')
  await unmount()
  release()

  await renderWorkspace(server, 'words')
  await button('Check 1 translated text').click()
  await expect.element(field('Title of the chapter')).toHaveValue('Lighthouse')
  await action('Translate the rest').click()
  await expect.element(action('Save 4 texts')).toHaveFocus()
  // The text whose request was stopped is sent again.
  const texts = ['El faro', 'Una lechuza', 'Una lechuza', 'El mar']
  expect(server.translator.requests.map(({ text }) => text)).toEqual(texts)
  await action('Discard drafts').click()
  await expect.element(button(feature)).toBeVisible()
  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click()
  await button('Check 4 translated texts').click()
  await expect.element(field('Title of the chapter')).toHaveValue('Lighthouse')
})

it('says that nothing is missing, has no axe violations, and fits a phone', async () => {
  await page.viewport(375, 700)
  const server = serverInTwoLanguages()
  await renderWorkspace(server, 'words')
  await button(feature).click()
  await action('Translate').click()
  await expect.element(field('Title of the chapter')).toBeVisible()
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  await action('Save 4 texts').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await button(feature).click()
  await expect.element(dialog().getByText('Everything that Spanish has is here already.')).toBeVisible()
})
