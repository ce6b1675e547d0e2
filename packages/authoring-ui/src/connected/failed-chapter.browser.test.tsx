import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

afterEach(() => vi.useRealTimers())

const saving = () => page.getByRole('group', { name: 'Saving' })
const failure = () => page.getByText('The words of this chapter could not be loaded')
const openChapter = (name: string) => page.getByRole('combobox', { name: 'Chapter' }).selectOptions(name)

it('a chapter whose words fail to load says so, cannot be saved and can be retried [LOAD-016]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = fakeStudioServer([{ words: 'Once upon' }])
  server.chapters.push({ id: 5, name: 'Two' })
  let isAway = true
  server.before = async (_method, path) => {
    if (isAway && path === '/chapters/4/page/details') throw new TypeError('offline')
  }
  await renderWorkspace(server, 'words')
  await expect.element(failure()).toBeVisible()
  expect(saving().query()).toBeNull()
  await openChapter('Two')
  await expect.element(saving()).toBeInTheDocument()
  expect(failure().query()).toBeNull()
  await openChapter('One')
  await expect.element(failure()).toBeVisible()
  expect(saving().query()).toBeNull()
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: /^Words 2 words/ })).toBeInTheDocument()
  await expect.element(saving()).toBeInTheDocument()
  expect(server.writes).toEqual([])
})
