import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { UnsentEdits } from './use-report-unsent-edits'
import { createMemoryStorage } from '../testing/create-memory-storage'
import { lineOf, renderAudioEditor, threePages } from './render-audio-editor.fixture'

beforeEach(async () => {
  await page.viewport(1280, 800)
})

const text = (pageNumber: number) => page.getByRole('textbox', { name: `Text of page ${pageNumber}` })
const focusView = () => page.getByRole('switch', { name: 'Focus view' })
const pageNumber = () => page.getByRole('textbox', { name: 'Page number' })
const headings = () =>
  page
    .getByRole('heading', { level: 3, name: /^Page \d/ })
    .elements()
    .map((heading) => heading.textContent)
/** Writes into a field without waiting for anything. */
function typeAtOnce(field: Locator, written: string): void {
  const element = field.element()
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, written)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

it('sends the text of a page as its author edited it, and leaves its words alone [AUD-003]', async () => {
  const { calls, editorProps } = await renderAudioEditor()
  await text(1).fill('The lamp shone brightly. It waved.')
  await press('Generate audio')
  await expect.poll(() => editorProps.onGenerated).toHaveBeenCalled()
  const request = calls.find(({ path }) => path === '/api/text-to-speech/stream')?.body
  expect(request).toMatchObject({
    pages: [
      { pageVariationId: 101, textSegments: [{ text: 'The lamp shone brightly. It waved. ' }] },
      { pageVariationId: 102, textSegments: [] },
      { pageVariationId: 103, textSegments: [{ text: 'Good night, harbour. ' }] },
    ],
  })
  expect(threePages[0]?.rects).toEqual(lineOf(101, 'The lamp shone. It waved.'))
})

it('shows all pages in sequence, or one page with Focus view on [AUD-040 AUD-041 AUD-043]', async () => {
  await renderAudioEditor()
  await expect.element(text(3)).toHaveValue('Good night, harbour. ')
  expect(headings()).toEqual(['Page 1', 'Page 2', 'Page 3'])
  await focusView().click()
  expect(headings()).toEqual(['Page 1'])
  await focusView().click()
  expect(headings()).toEqual(['Page 1', 'Page 2', 'Page 3'])
})

it('opens Focus view at the page with the cursor', async () => {
  await renderAudioEditor()
  await text(3).click()
  await focusView().click()
  expect(headings()).toEqual(['Page 3'])
})

it('turns the pages with Prev and Next, which end at the first and the last page [AUD-044]', async () => {
  await renderAudioEditor()
  await focusView().click()
  const [previous, next] = ['Prev', 'Next'].map((name) => page.getByRole('button', { name, exact: true }))
  await expect.element(previous!).toBeDisabled()
  await next!.click()
  await next!.click()
  expect(headings()).toEqual(['Page 3'])
  await expect.element(next!).toBeDisabled()
  await previous!.click()
  expect(headings()).toEqual(['Page 2'])
})

it.each([
  ['2', 'Page 2'],
  ['99', 'Page 3'],
  ['-4', 'Page 1'],
  ['2.9', 'Page 2'],
  ['two', 'Page 1'],
])('goes to a typed number within the pages when the field is left: %s [AUD-045]', async (typed, heading) => {
  await renderAudioEditor()
  await focusView().click()
  await pageNumber().fill(typed)
  await userEvent.tab()
  expect(headings()).toEqual([heading])
  await expect.element(pageNumber()).toHaveValue(heading.slice('Page '.length))
})

it('shows the image of the page at 500 by 750 beside its text [AUD-048]', async () => {
  await renderAudioEditor()
  await focusView().click()
  const image = page.getByRole('img', { name: 'Image of page 1' })
  await expect.element(image).toBeVisible()
  const { width, height, right } = image.element().getBoundingClientRect()
  expect([Math.round(width), Math.round(height)]).toEqual([500, 750])
  expect(text(1).element().getBoundingClientRect().left).toBeGreaterThan(right)
  await pageNumber().fill('3')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This page has no image.')).toBeVisible()
})

it('keeps edits over the Focus toggle and a reload [AUD-049]', async () => {
  const storage = createMemoryStorage()
  const { screen } = await renderAudioEditor({ storage })
  await text(3).fill('Sleep well, harbour.')
  await focusView().click()
  await expect.element(text(3)).toHaveValue('Sleep well, harbour.')
  await focusView().click()
  await expect.element(text(3)).toHaveValue('Sleep well, harbour.')
  await screen.unmount()
  await renderAudioEditor({ storage })
  await expect.element(text(3)).toHaveValue('Sleep well, harbour.')
  await expect.element(page.getByText('Edited, not generated yet')).toBeVisible()
})

it('gives a page the text of its words again, and undoes it', async () => {
  await renderAudioEditor()
  await text(3).fill('Sleep well.')
  await press('Use the words of the page')
  await expect.element(text(3)).toHaveValue('Good night, harbour. ')
  await press('Undo')
  await expect.element(text(3)).toHaveValue('Sleep well.')
})

it('reports edits to the application until they are generated or discarded', async () => {
  const onUnsent = vi.fn<(edits: UnsentEdits | null) => void>()
  await renderAudioEditor({ onUnsent })
  const unsent = () => onUnsent.mock.lastCall?.[0]
  await text(3).fill('Sleep well.')
  expect(unsent()?.pageNumbers()).toEqual([3])
  await press('Generate audio')
  await expect.element(page.getByText('Edited for the voice')).toBeVisible()
  expect(unsent()).toBeNull()
  await text(1).fill('Dark.')
  expect(unsent()?.pageNumbers()).toEqual([1])
  unsent()?.discard()
  await expect.element(text(1)).toHaveValue('The lamp shone. It waved. ')
  await expect.element(text(3)).toHaveValue('Sleep well.')
  expect(unsent()).toBeNull()
})

it('renders only the page that is typed in at once, and the cost of the chapter when typing pauses', async () => {
  await renderAudioEditor()
  const footer = () => page.getByRole('region', { name: 'Narration', exact: true })
  const nothing = footer().getByText('Uses no characters: everything is already spoken.')
  await expect.element(nothing).toBeVisible()
  typeAtOnce(text(3), 'Sleep well.')
  expect(page.getByText('Edited, not generated yet').elements()).toHaveLength(1)
  expect(nothing.elements()).toHaveLength(1)
  await expect.element(footer().getByText(/^Uses at most/)).toBeVisible()
  await expect.element(nothing).toBeVisible()
})

it('generates from what was typed last, even before typing has paused', async () => {
  const { calls } = await renderAudioEditor()
  await expect.element(page.getByRole('button', { name: 'Generate audio', exact: true })).toBeEnabled()
  typeAtOnce(text(3), 'Sleep well.')
  const button = page.getByRole('button', { name: 'Generate audio', exact: true }).element()
  if (button instanceof HTMLElement) button.click()
  await expect.poll(() => calls.some(({ path }) => path === '/api/text-to-speech/stream')).toBe(true)
  const request = calls.find(({ path }) => path === '/api/text-to-speech/stream')?.body
  expect(JSON.stringify(request)).toContain('Sleep well.')
})

it('keeps what was typed last when the page is closed at once', async () => {
  const storage = createMemoryStorage()
  const setItem = vi.spyOn(storage, 'setItem')
  await renderAudioEditor({ storage })
  await expect.element(text(3)).toHaveValue('Good night, harbour. ')
  typeAtOnce(text(3), 'Sleep well.')
  window.dispatchEvent(new Event('pagehide'))
  expect(setItem.mock.lastCall?.[1]).toContain('Sleep well.')
})

it('says which page has no text in the language [MSG-045]', async () => {
  await renderAudioEditor()
  const picture = page.getByRole('article', { name: 'Page 2' })
  await expect.element(picture.getByText('No text in this page for variation en')).toBeVisible()
  expect(picture.getByRole('textbox').elements()).toEqual([])
})

it('says once that the device has no room left for edits', async () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await renderAudioEditor({ storage: { ...createMemoryStorage(), setItem } })
  await text(3).fill('Sleep well.')
  await text(3).fill('Sleep.')
  await expect.element(page.getByText(/^This device has no room left/)).toBeVisible()
  expect(page.getByText(/^This device has no room left/).elements()).toHaveLength(1)
})

it.each([
  [1280, 80],
  [768, 120],
])('in a window of %i pixels, the tools of the text take at most %i of its height', async (width, height) => {
  await page.viewport(width, 800)
  await renderAudioEditor({ audioUrl: '/a.mp3' })
  await expect.element(text(1)).toBeVisible()
  const row = focusView().element().closest('[data-tools]')
  expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(height)
})
