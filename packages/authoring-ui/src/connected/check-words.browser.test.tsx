import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(() => page.viewport(1300, 850))

const field = () => page.getByRole('textbox', { name: 'Recognised as' })
const picture = () => page.getByRole('img', { name: 'The word on the page' })
const shownBox = () => picture().element().getAttribute('data-word-box')

/** Two pages whose words that begin with x are doubtful. */
async function openQueue(travel?: (go: () => void) => void) {
  const server = fakeStudioServer([{ words: 'sure xone xtwo sure sure' }, { words: 'xthree sure sure' }])
  for (const each of server.pages) {
    each.rectsByWords = each.rectsByWords.map((rect) => ({
      ...rect,
      confidence: rect.word?.startsWith('x') ? 0.2 : 0.9,
    }))
  }
  await renderWorkspace(server, 'words', travel === undefined ? {} : { travel })
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(field()).toHaveFocus()
  return server
}

it('steps through the doubtful words by keyboard alone, the picture beside the guess [OCR-009]', async () => {
  // Asynchronous, as a router navigates.
  const server = await openQueue((go) => void setTimeout(go, 20))
  await expect.element(field()).toHaveValue('xone')
  expect(shownBox()).toBe('160 100 80 30')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('xtwo')
  expect(shownBox()).toBe('260 100 80 30')
  await userEvent.keyboard('{Backspace}')
  await expect.element(field()).toHaveValue('xone')
  await userEvent.keyboard('one{Enter}{Enter}')
  await expect.element(field()).toHaveValue('xthree')
  await expect.element(page.getByRole('listbox', { name: 'Words on page 2' })).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('thrree{Backspace}{Backspace}{Backspace}ee{Enter}')
  await expect.element(page.getByText('All 3 words checked.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^Recognise/ }).first()).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Find the words' })).toHaveFocus()
  await page.getByRole('button', { name: 'Save chapter' }).click()
  await expect
    .poll(() => server.pages.flatMap((each) => each.rectsByWords.map((rect) => rect.word)))
    .toEqual(['sure', 'one', 'xtwo', 'sure', 'sure', 'three', 'sure', 'sure'])
  const confidences = server.pages.flatMap((each) => each.rectsByWords.map((rect) => rect.confidence))
  expect(confidences).toEqual([0.9, undefined, undefined, 0.9, 0.9, undefined, 0.9, 0.9])
})

it('shows the next picture in the frame after the key, with the image of its page loaded ahead [OCR-009]', async () => {
  await page.viewport(1300, 500)
  await openQueue()
  expect(picture().element().getBoundingClientRect().height).toBeGreaterThan(100)
  await userEvent.keyboard('{Enter}')
  await expect.poll(shownBox).toBe('260 100 80 30')
  const image = picture().element().querySelector('image')?.getAttribute('href')
  const ahead = document.querySelector('img[aria-hidden="true"][alt=""]')
  expect(ahead?.getAttribute('src')).toBe(image)
  const input = field().element()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await new Promise(requestAnimationFrame)
  expect(shownBox()).toBe('60 100 80 30')
  await expect.element(field()).toHaveValue('xthree')
})

it('asks about words that no dictionary has, and about a name of the book once [OCR-009]', async () => {
  const server = fakeStudioServer([{ words: 'Oskar saw lihgt and light and Oskar,' }, { words: 'OSKAR saw' }])
  server.dictionary = ['saw', 'and', 'light']
  for (const each of server.pages) each.rectsByWords = each.rectsByWords.map((rect) => ({ ...rect, confidence: 0.95 }))
  await renderWorkspace(server, 'words')
  await expect.element(page.getByText('4 words to check')).toBeVisible()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(field()).toHaveValue('Oskar')
  await expect.element(page.getByText('Not in the dictionary', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(field()).toHaveValue('lihgt')
  await userEvent.keyboard('light{Enter}')
  await expect.element(page.getByText('All 2 words checked.')).toBeVisible()
  expect([...server.bookWords]).toEqual(['oskar'])
  await page.getByRole('button', { name: 'Remove it again' }).click()
  await expect.poll(() => server.bookWords.size).toBe(0)
  await page.getByRole('button', { name: 'Finish checking' }).click()
  // The first one was accepted by its author.
  await expect.element(page.getByText('2 words to check')).toBeVisible()
})

it('restores the guess on Escape; a second Escape ends and leaves unchecked words doubtful', async () => {
  await openQueue()
  await userEvent.keyboard('abc{Escape}')
  await expect.element(field()).toHaveValue('xone')
  await expect.poll(() => document.getSelection()?.toString()).toBe('xone')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('3 words to check')).toBeVisible()
})
