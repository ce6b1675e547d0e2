import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDraftDatabase } from '../drafts/draft-database'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
  const store = await openDraftDatabase()
  for (const draft of await store.ofBook(1, 9)) await store.remove(draft)
  store.close()
})
afterEach(() => vi.useRealTimers())

/** Resolves once the page shows a text. `expect.element` would let the stopped clock go on. */
async function untilShown(text: string): Promise<void> {
  while (!document.body.textContent.includes(text)) await new Promise((resolve) => requestAnimationFrame(resolve))
}
const saved = () => page.getByText('All changes saved')

/** Saves a changed page on a server that answers saves with a failure. */
async function saveWhile(status: number, code: string) {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  await renderWorkspace(server, 'words')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  page.getByRole('listbox').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(page.getByText('Draft kept on this device')).toBeVisible()
  server.refuse = { status, body: { code, msg: 'The disk of the data folder is full.' } }
  // Only timers of the page stop; those of the test go on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await page.getByRole('button', { name: 'Save page' }).click()
  return server
}

it.each([
  [503, 'database-away', 'The server is restarting.'],
  [507, 'disk-full', 'The disk of the server is full.'],
  [429, 'too-many-tries', 'The server is busy'],
] as const)('saves a page automatically after %i, and says so meanwhile', async (status, code, cause) => {
  const server = await saveWhile(status, code)
  await untilShown(`Not saved yet. ${cause}`)
  await untilShown('Trying again in 2 seconds')
  await untilShown('1 page not saved')
  await vi.advanceTimersByTimeAsync(2000)
  await untilShown('Trying again in 4 seconds')
  server.refuse = null
  await vi.advanceTimersByTimeAsync(4000)
  await untilShown('Page data saved successfully')
  await expect.element(saved()).toBeVisible()
  expect(server.pages[0]?.revision).toBe(6)
})

it('saves at once when the browser is online again', async () => {
  const server = await saveWhile(503, 'starting')
  await untilShown('Trying again in 2 seconds')
  server.refuse = null
  window.dispatchEvent(new Event('online'))
  await expect.element(saved()).toBeVisible()
})

it('saves at once on request, from the toast and from the bar, which keeps the focus', async () => {
  const server = await saveWhile(503, 'starting')
  const now = page.getByRole('group', { name: 'Saving' }).getByRole('button', { name: 'Try now' })
  await untilShown('Not saved yet.')
  await expect.element(now).toHaveFocus()
  expect(page.getByRole('button', { name: 'Try now' }).elements()).toHaveLength(2)
  await page.getByRole('button', { name: 'Try now' }).last().click()
  await untilShown('Trying again in 4 seconds')
  expect(server.writes).toHaveLength(2)
  server.refuse = null
  await now.click()
  await expect.element(saved()).toBeVisible()
})

it('does not save automatically after a refusal', async () => {
  const server = await saveWhile(403, 'not-allowed')
  await expect.element(page.getByText(/^Failed to save page data/)).toBeVisible()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(server.writes).toHaveLength(1)
  expect(page.getByText('Try now').elements()).toEqual([])
})
