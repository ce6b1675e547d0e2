import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openDraftDatabase } from '../drafts/draft-database'
import { fakeStudioServer, type FakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
  const store = await openDraftDatabase()
  for (const draft of await store.ofBook(1, 9)) await store.remove(draft)
  store.close()
})

const wordsOf = (server: FakeStudioServer) => server.pages.map((each) => each.rectsByWords.map(({ word }) => word))
const search = () => page.getByRole('region', { name: 'Find in this chapter' })

it('replaces a text on all pages as one undo step, keeping frames and times of other words', async () => {
  const server = fakeStudioServer([
    { words: 'The lamp waved.' },
    { words: 'A red lamp and a lamp.' },
    { words: 'Rain.' },
  ])
  for (const { rectsByWords } of server.pages) {
    rectsByWords.forEach((rect, index) => Object.assign(rect, { startTime: index, endTime: index + 0.8 }))
  }
  const before = structuredClone(server.pages.map(({ rectsByWords }) => rectsByWords))
  await renderWorkspace(server, 'words')
  await page.getByRole('button', { name: 'Find and replace' }).click()
  await search().getByRole('textbox', { name: 'Find', exact: true }).fill('LAMP')
  await search().getByRole('textbox', { name: 'Replace with' }).fill('lantern')
  await expect.element(search().getByText('3 matches')).toBeVisible()
  await search().getByRole('button', { name: 'Page 2: A red lamp and a lamp.' }).first().click()
  await expect.element(page.getByRole('textbox', { name: 'Text of page 2' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Word', exact: true })).toHaveValue('lamp')

  await search().getByRole('button', { name: 'Replace', exact: true }).first().click()
  await expect.element(search().getByText('2 matches')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await search().getByRole('button', { name: 'Replace all 3 matches' }).click()
  await expect.element(search().getByText('No matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(search().getByText('3 matches')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Save chapter' }).click()
  await expect
    .poll(() => wordsOf(server))
    .toEqual([['The', 'lantern', 'waved.'], ['A', 'red', 'lantern', 'and', 'a', 'lantern.'], ['Rain.']])
  const after = server.pages.map(({ rectsByWords }) => rectsByWords.map(({ word: _word, ...rect }) => rect))
  expect(after).toEqual(before.map((rects) => rects.map(({ word: _word, ...rect }) => rect)))
})

it('finds a phrase across words, only as it is written and as whole words if asked to', async () => {
  const server = fakeStudioServer([{ words: 'The cat and the theatre' }])
  await renderWorkspace(server, 'words')
  await page.getByRole('button', { name: 'Find and replace' }).click()
  const field = search().getByRole('textbox', { name: 'Find', exact: true })
  await expect.element(field).toHaveFocus()
  await field.fill('the')
  await expect.element(search().getByText('3 matches')).toBeVisible()
  await search().getByRole('checkbox', { name: 'Whole words' }).click()
  await expect.element(search().getByText('2 matches')).toBeVisible()
  await search().getByRole('checkbox', { name: 'Match case' }).click()
  await expect.element(search().getByText('1 match', { exact: true })).toBeVisible()
  await field.fill('cat and')
  await search().getByRole('textbox', { name: 'Replace with' }).fill('dog with')
  await search().getByRole('button', { name: 'Replace', exact: true }).click()
  await expect.element(page.getByRole('textbox', { name: 'Text of page 1' })).toHaveValue('The dog with the theatre')
  await search().getByRole('button', { name: 'Close search' }).click()
  await expect.element(page.getByRole('button', { name: 'Find and replace' })).toHaveFocus()
})

it('has no axe violations, and fits a phone', async () => {
  await page.viewport(375, 700)
  await renderWorkspace(fakeStudioServer([{ words: 'The cat and the theatre' }]), 'words')
  await page.getByRole('button', { name: 'Find and replace' }).click()
  await search().getByRole('textbox', { name: 'Find', exact: true }).fill('the')
  await expect.element(search().getByText('3 matches')).toBeVisible()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, { rules: { 'page-has-heading-one': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})
