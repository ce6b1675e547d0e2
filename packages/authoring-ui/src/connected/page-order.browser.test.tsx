import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
})

const threePages = () => fakeStudioServer([{ words: 'Once' }, { words: 'upon a' }, { words: 'time there was' }])
const counts = () =>
  page
    .getByRole('list', { name: 'Pages of the chapter' })
    .getByRole('listitem')
    .elements()
    .map((entry) => /\d words?/.exec(entry.textContent)?.[0])
const asMade = ['1 word', '2 words', '3 words']
const grip = (name: string) => page.getByRole('button', { name, exact: true })

async function liftLastToTheStart(): Promise<void> {
  await expect.element(grip('Move Page 3')).toBeVisible()
  grip('Move Page 3').element().focus()
  await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowLeft}{Enter}')
}

it('moves a page by keyboard, sends the move to the server, and undoes it from the toast', async () => {
  const server = threePages()
  await renderWorkspace(server, 'pages')
  await liftLastToTheStart()
  expect(counts()).toEqual(['3 words', '1 word', '2 words'])
  // The moved page keeps the focus and is named by its new place.
  await expect.element(grip('Move Page 1')).toHaveFocus()
  await expect.poll(() => server.orders.length).toBe(1)
  expect(server.orders[0]).toEqual([
    { id: 3, order_index: 0 },
    { id: 1, order_index: 1 },
    { id: 2, order_index: 2 },
  ])
  await expect.element(page.getByText('Page order saved').first()).toBeVisible()
  expect(counts()).toEqual(['3 words', '1 word', '2 words'])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.element(page.getByText('Page order restored').first()).toBeVisible()
  expect(server.pages.map((each) => each.pageId)).toEqual([1, 2, 3])
  expect(counts()).toEqual(asMade)
})

it('sends only the last of several moves made while one is under way', async () => {
  const server = threePages()
  let respond = () => undefined as void
  const waiting = new Promise<void>((resolve) => (respond = resolve))
  server.before = (_, path) => (path === '/pages/update-page-order' ? waiting : Promise.resolve())
  await renderWorkspace(server, 'pages')
  await page.getByRole('button', { name: 'Move Page 3 earlier' }).click()
  await page.getByRole('button', { name: 'Move Page 2 earlier' }).click()
  await page.getByRole('button', { name: 'Move Page 2 later' }).click()
  respond()
  await expect
    .poll(() => server.orders.map((indexes) => indexes.map(({ id }) => id)))
    .toEqual([
      [1, 3, 2],
      [3, 2, 1],
    ])
  await expect.element(page.getByText('Page order saved').first()).toBeVisible()
  expect(counts()).toEqual(['3 words', '2 words', '1 word'])
})

it('restores the order if it cannot be saved, and says why', async () => {
  const server = threePages()
  server.refuse = { status: 422, body: { code: 'invalid-field', msg: 'Page 3 is gone.' } }
  await renderWorkspace(server, 'pages')
  await liftLastToTheStart()
  await expect
    .element(page.getByText('The order of the pages could not be saved. Page 3 is gone.').first())
    .toBeVisible()
  expect(counts()).toEqual(asMade)
})
