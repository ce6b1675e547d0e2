import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lineOf, renderAudioEditor, threePages } from './render-audio-editor.fixture'

beforeEach(async () => {
  await page.viewport(1280, 800)
})

const text = (pageNumber: number) => page.getByRole('textbox', { name: `Text of page ${pageNumber}` })
const search = () => page.getByRole('dialog', { name: 'Find in this chapter' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

it('finds a text on all pages, shows a match, and replaces all as one step that is undone [AUD-003]', async () => {
  await renderAudioEditor()
  await press('Find and replace')
  await search().getByRole('textbox', { name: 'Find', exact: true }).fill('o')
  await search().getByRole('textbox', { name: 'Replace with' }).fill('oo')
  await expect.element(search().getByText('4 matches')).toBeVisible()
  await search().getByRole('button', { name: 'Page 3: Good night, harbour.' }).last().click()
  await expect.element(text(3)).toHaveFocus()
  const { selectionStart, selectionEnd } = text(3).element() as HTMLTextAreaElement
  expect([selectionStart, selectionEnd]).toEqual([16, 17])

  await search().getByRole('button', { name: 'Replace all 4 matches' }).click()
  await expect.element(text(1)).toHaveValue('The lamp shoone. It waved. ')
  await expect.element(text(3)).toHaveValue('Gooood night, harboour. ')
  await press('Undo text change')
  await expect.element(text(1)).toHaveValue('The lamp shone. It waved. ')
  await expect.element(text(3)).toHaveValue('Good night, harbour. ')
})

it('takes typing back word by word by key, and makes it again, also over pages', async () => {
  await renderAudioEditor()
  await text(3).click()
  await userEvent.keyboard('{End}far away')
  await expect.element(text(3)).toHaveValue('Good night, harbour. far away')
  await text(1).click()
  await userEvent.keyboard('{End}!')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(text(1)).toHaveValue('The lamp shone. It waved. ')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(text(3)).toHaveValue('Good night, harbour. far')
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(text(3)).toHaveValue('Good night, harbour. far away')
})

const eightyPages = Array.from({ length: 80 }, (_, at) => ({
  ...threePages[0]!,
  pageVariationId: 500 + at,
  pageNumber: at + 1,
  rects: lineOf(500 + at, `Page ${at} has a lamp. It waved.`),
}))

it('keeps the fields of a long chapter few: those near the screen, and that with the cursor', async () => {
  await renderAudioEditor({ pages: eightyPages })
  await text(1).click()
  const fields = () => document.querySelectorAll('article textarea').length
  expect(fields()).toBeLessThan(30)
  page.getByRole('heading', { name: 'Page 80', exact: true }).element().scrollIntoView()
  await expect.element(text(80)).toBeVisible()
  await expect.element(text(2)).not.toBeInTheDocument()
  expect(fields()).toBeLessThan(30)
  // The cursor is still there.
  await expect.element(text(1)).toHaveFocus()
  await text(80).fill('Another text.')
  await expect.element(text(1)).not.toBeInTheDocument()
  expect(page.getByRole('article', { name: 'Page 2', exact: true }).element().textContent).toContain(
    'Page 1 has a lamp.',
  )
})

it('lays out only the groups of pages near the screen, and those that are scrolled to', async () => {
  await renderAudioEditor({ pages: eightyPages })
  await expect.element(text(1)).toBeVisible()
  const article = (pageNumber: number) =>
    page.getByRole('article', { name: `Page ${pageNumber}`, exact: true }).element()
  const isLaidOut = (pageNumber: number) => article(pageNumber).checkVisibility({ contentVisibilityAuto: true })
  await expect.poll(() => [1, 80].map(isLaidOut)).toEqual([true, false])
  article(80).scrollIntoView()
  await expect.poll(() => [1, 80].map(isLaidOut)).toEqual([false, true])
})
