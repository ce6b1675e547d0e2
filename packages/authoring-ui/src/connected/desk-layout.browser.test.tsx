import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(() => page.viewport(375, 667))
afterEach(() => page.viewport(1024, 768))

// Drafts are kept by author: those of other tests are not offered here.
const author = { authorId: 7301 }
const stage = () => page.getByRole('listbox')
const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
/** Returns true if a press at the middle of the button meets it. */
const isInReach = (name: string) => {
  const button = page.getByRole('button', { name, exact: true }).element()
  const { left, top, width, height } = button.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  return met !== null && button.contains(met)
}

it('shows a phone the page before the panel', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon a time' }]), 'words', author)
  await expect.element(page.getByRole('heading', { name: 'Find the words' })).toBeInTheDocument()
  const shown = () => stage().element().getBoundingClientRect()
  await expect.poll(() => shown().top).toBeLessThan(300)
  const panel = page.getByRole('region', { name: 'Find the words' }).element().getBoundingClientRect()
  expect(panel.top).toBeGreaterThanOrEqual(shown().bottom)
})

it('shows all six steps in a window of 768 pixels', async () => {
  await page.viewport(768, 900)
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon a time' }]), 'publish', author)
  const steps = page.getByRole('navigation', { name: 'Steps to a read-along book' })
  await expect.element(steps).toBeInTheDocument()
  const buttons = steps.getByRole('button').elements()
  expect(buttons).toHaveLength(6)
  const { right } = steps.element().getBoundingClientRect()
  for (const button of buttons) expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right)
})

it('brings the current page into view in the strip when a step opens', async () => {
  await page.viewport(1300, 850)
  await renderWorkspace(fakeStudioServer(Array.from({ length: 9 }, () => ({ words: 'Once' }))), 'words', author)
  const strip = page.getByRole('navigation', { name: 'Pages of the chapter' })
  const last = strip.getByRole('button', { name: /^Page 9/ })
  const isInView = () =>
    last.element().getBoundingClientRect().bottom <= strip.element().getBoundingClientRect().bottom + 1
  await expect.element(last).toBeInTheDocument()
  expect(isInView()).toBe(false)
  await last.click()
  await page
    .getByRole('button', { name: /^Pages/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Sync/ }).first().click()
  await expect.element(last).toHaveAttribute('aria-current', 'page')
  await expect.poll(isInView).toBe(true)
})

it('keeps the buttons of a page inside its card', async () => {
  await page.viewport(1300, 850)
  await renderWorkspace(fakeStudioServer([{ words: '' }, { words: '' }]), 'pages', author)
  const bin = page.getByRole('button', { name: 'Delete page 1' })
  await expect.element(bin).toBeVisible()
  const card = bin.element().closest('li')!
  expect(bin.element().getBoundingClientRect().right).toBeLessThanOrEqual(card.getBoundingClientRect().right)
})

it('brings the progress of a recognition and its Cancel button into view on a phone', async () => {
  const server = fakeStudioServer([{ words: '' }])
  server.before = (_, path) => (path === '/api/text-ocr' ? new Promise(() => undefined) : Promise.resolve())
  await renderWorkspace(server, 'words', author)
  await page.getByRole('button', { name: 'Recognise 1 page' }).click()
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
  await expect.poll(() => isInReach('Cancel')).toBe(true)
})

it.each([
  ['words', '', 'Recognise 1 page'],
  ['words', 'Once upon', 'Next: Voice'],
  ['sync', 'Once upon', 'Sync by word'],
  ['marks', 'Once upon', 'Add popup trigger'],
  ['publish', 'Once upon', 'Publish'],
] as const)(
  'keeps the main action of the step %s in reach of a thumb, with the words “%s”',
  async (step, words, action) => {
    await renderWorkspace(fakeStudioServer([{ words }]), step, author)
    await expect.element(page.getByRole('button', { name: action, exact: true })).toBeInTheDocument()
    expect(isInReach(action)).toBe(true)
    expect(boxOf(action).top).toBeGreaterThan(590)
    window.scrollTo(0, document.documentElement.scrollHeight)
    expect(isInReach(action)).toBe(true)
  },
)

it('scrolls a phone to the selected word, above its card and the way to the next step', async () => {
  const server = fakeStudioServer([{ words: 'Once upon a time' }])
  const last = server.pages[0]?.rectsByWords.at(-1)
  if (last !== undefined) server.pages[0]?.rectsByWords.splice(3, 1, { ...last, y: 900 })
  await renderWorkspace(server, 'words', author)
  await expect.element(stage()).toBeInTheDocument()
  stage().element().focus({ preventScroll: true })
  window.scrollTo(0, 0)
  await userEvent.keyboard('{ArrowLeft}')
  const card = page.getByRole('region', { name: 'Selection' })
  await expect.element(card).toBeInTheDocument()
  expect(page.getByLabelText('Word', { exact: true }).element()).toHaveProperty('value', 'time')
  expect(window.scrollY).toBeGreaterThan(0)
  expect(card.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(boxOf('Next: Voice').top)
  expect(isInReach('Next: Voice')).toBe(true)
})

it('keeps the pressed row of the list of marks above the fields of the mark', async () => {
  await page.viewport(1300, 1000)
  const server = fakeStudioServer([{ words: 'Once upon' }])
  const popupTriggers = Array.from({ length: 12 }, (_, index) => ({
    id: `t${index}`,
    x: 100,
    y: 60 * index,
    title: { en: `Popup ${index}` },
    items: [{ type: 'definition', content: { en: 'A lamp.' } }],
  }))
  Object.assign(server.pages[0] ?? {}, { popupTriggers })
  await renderWorkspace(server, 'marks', author)
  const row = page.getByRole('button', { name: /^Popup 11/ })
  await row.click()
  const fields = page.getByRole('region', { name: 'Selected popup or tip' })
  await expect.element(fields.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Popup 11')
  const boxOfRow = () => row.element().getBoundingClientRect()
  const top = () => fields.element().getBoundingClientRect().top
  await expect.poll(() => boxOfRow().bottom <= top()).toBe(true)
  expect(boxOfRow().top).toBeGreaterThan(0)
})

it('leaves the panel as it is when words are selected, with the way to the next step in sight', async () => {
  await page.viewport(1280, 800)
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon a time' }]), 'words', author)
  const panel = page.getByRole('region', { name: 'Find the words' })
  await expect.element(page.getByRole('textbox', { name: 'Text of page 1' })).toBeInTheDocument()
  const content = panel.element().querySelector('[data-step-content]')
  if (content === null) throw new Error('The panel has no content.')
  content.scrollTop = 60
  const measure = () => [content.clientHeight, content.scrollTop, boxOf('Next: Voice').top]
  const before = measure()
  stage().element().focus()
  await userEvent.keyboard('{ArrowRight}{Control>}a{/Control}')
  await expect.element(page.getByText('4 frames selected').first()).toBeInTheDocument()
  expect(measure()).toEqual(before)
  expect(isInReach('Next: Voice')).toBe(true)
})

it('does not say that all is saved beside unsaved work of an earlier visit', async () => {
  await page.viewport(1280, 800)
  const earlier = { authorId: 7302 }
  const screen = await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words', earlier)
  await expect.element(stage()).toBeInTheDocument()
  stage().element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(page.getByText('Draft kept on this device')).toBeInTheDocument()
  await screen.unmount()
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words', earlier)
  await expect.element(page.getByText('Unsaved work from last time')).toBeInTheDocument()
  await expect.element(page.getByText('Earlier changes not restored')).toBeInTheDocument()
  expect(page.getByText('All changes saved').query()).toBeNull()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('All changes saved')).toBeInTheDocument()
})

it('shows a phone the player between the waveform and the panel', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  server.audio = '/objects/narration.mp3'
  await renderWorkspace(server, 'sync', author)
  const player = page.getByRole('group', { name: 'Narration', exact: true })
  await expect.element(player).toBeInTheDocument()
  const panel = page.getByRole('region', { name: 'Match words to the voice' })
  const bottom = () => player.element().getBoundingClientRect().bottom
  await expect.poll(() => bottom() <= panel.element().getBoundingClientRect().top).toBe(true)
})
