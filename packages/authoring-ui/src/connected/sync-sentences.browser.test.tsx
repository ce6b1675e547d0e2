import type { TimedWord } from '@lectern/core/sync'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeStudioServer, type FakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
  indexedDB.deleteDatabase('lectern-drafts')
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const option = (name: string) => page.getByRole('option', { name, exact: true })
const startsOf = (server: FakeStudioServer) => server.pages.map((each) => each.rects.map((rect) => rect.startTime))

const speak = (pageVariationId: number, from: number, ...words: string[]): TimedWord[] =>
  words.map((word, index) => ({ word, start: from + index, end: from + index + 1, pageVariationId }))

/** Serves a chapter with a frame for each sentence and no word on any page. */
function serveSentences() {
  const server = fakeStudioServer([
    { words: '', sentences: 'Goodnight Moonlight' },
    { words: '', sentences: 'Whispering Everywhere' },
  ])
  server.spoken = [...speak(101, 0, 'goodnight', 'moonlight'), ...speak(102, 2, 'whispering', 'everywhere')]
  return server
}

it('times the sentences of one page without any word, as one undo step [SYNC-027 MSG-006]', async () => {
  const server = serveSentences()
  await renderWorkspace(server, 'sync')
  await expect.element(option('Goodnight')).toBeInTheDocument()
  await press('Only this page')
  await expect.element(page.getByText('Times synchronized by sentence')).toBeVisible()
  await expect.element(option('Goodnight, 0 to 1 seconds')).toBeInTheDocument()
  await expect.element(page.getByText('1 page not saved')).toBeVisible()
  expect(server.writes).toEqual([])
  await press('Undo')
  await expect.element(option('Goodnight')).toBeInTheDocument()
})

it('times the sentences of the whole chapter and saves it, with one result [SYNC-027]', async () => {
  const server = serveSentences()
  await renderWorkspace(server, 'sync')
  await press('Sync by sentence')
  await expect.element(page.getByText('Chapter times synced and saved successfully')).toBeVisible()
  expect(startsOf(server)).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(server.pages.flatMap((each) => each.rectsByWords)).toEqual([])
  await expect.element(page.getByRole('meter', { name: 'Timed sentences' })).toBeVisible()
})

it('lets the author choose between words and sentences where a chapter has both [SYNC-027]', async () => {
  const server = fakeStudioServer([{ words: 'Goodnight moon', sentences: 'Goodnight' }])
  server.spoken = speak(101, 0, 'goodnight', 'moon')
  await renderWorkspace(server, 'sync')
  await expect.element(option('moon')).toBeInTheDocument()
  await page.getByRole('radio', { name: 'Sentences' }).click({ force: true })
  await expect.element(option('moon')).not.toBeInTheDocument()
  await press('Sync by sentence')
  await expect.poll(() => startsOf(server)).toEqual([[0]])
  expect(server.pages[0]?.rectsByWords.map((rect) => rect.startTime)).toEqual([undefined, undefined])
  await page.getByRole('radio', { name: 'Words' }).click({ force: true })
  await press('Sync by word')
  await expect.poll(() => server.pages[0]?.rectsByWords.map((rect) => rect.startTime)).toEqual([0, 1])
})

it('says that a sync by sentence has failed, and why, without a success beside it [MSG-009]', async () => {
  const server = serveSentences()
  server.spoken = speak(102, 2, 'whispering', 'everywhere')
  await renderWorkspace(server, 'sync')
  await press('Only this page')
  await expect
    .element(page.getByText('Error synchronizing times by sentence: no spoken words belong to it', { exact: true }))
    .toBeVisible()
  expect(page.getByText('Times synchronized by sentence').elements()).toEqual([])
  await press('Sync by sentence')
  await expect
    .element(page.getByText('Error synchronizing page 1: no spoken words belong to it', { exact: true }))
    .toBeVisible()
  await expect.poll(() => startsOf(server)[1]).toEqual([2, 3])
  await expect.element(page.getByRole('button', { name: 'Only this page' })).toBeEnabled()
  expect(page.getByText('Chapter times synced and saved successfully').elements()).toEqual([])
})

it('reports no success while words remain without a time', async () => {
  const server = fakeStudioServer([{ words: 'Once distant harbours shone' }])
  server.spoken = speak(101, 0, 'Once', 'harbours', 'shone')
  await renderWorkspace(server, 'sync')
  await press('Sync by word')
  await expect.element(page.getByText(/^Unable to assign times/)).toBeVisible()
  await expect.poll(() => server.writes.length).toBe(1)
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Only this page' })).toBeEnabled()
  expect(page.getByText('Chapter times synced and saved successfully').elements()).toEqual([])
})
