import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => page.viewport(1024, 768))

const cards = () => page.getByRole('list', { name: 'Pages of the chapter' }).getByRole('listitem').elements()
const offer = page.getByRole('button', { name: 'Use 2 page images from English' })

async function openSpanishPages() {
  const server = fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }])
  server.languages.push('es')
  await renderWorkspace(server, 'pages', { authorId: 7402 })
  await expect.poll(() => cards().length).toBe(2)
  expect(offer.query()).toBeNull()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'es')
  await expect.element(page.getByRole('heading', { name: 'Add the pages' })).toBeVisible()
  return server
}

it('shows the page images of the first language in a new one, without its words', async () => {
  await openSpanishPages()
  await offer.click()
  await expect.element(page.getByText('2 pages added')).toBeVisible()
  await expect.poll(() => cards().length).toBe(2)
  expect(offer.query()).toBeNull()
  const words = page.getByRole('button', { name: /^Words/ }).first()
  await expect.poll(() => words.element().textContent).toContain('0 words')
})

it('says why the images were not taken over, and offers them again', async () => {
  const server = await openSpanishPages()
  server.languages.pop()
  server.before = (method, path) =>
    method === 'PUT' && path.endsWith('/variation/pages') ? Promise.reject(new TypeError('offline')) : Promise.resolve()
  await offer.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(offer).toBeVisible()
})
