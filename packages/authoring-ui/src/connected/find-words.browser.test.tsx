import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openDraftDatabase } from '../drafts/draft-database'
import { fixtureWords } from '../testing/fixture-words'
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

/** A book of two chapters, the second of which has one page. */
function twoChapters() {
  const server = fakeStudioServer([{ words: 'The lamp waved.' }])
  const rectsByWords = fixtureWords('A lamp and a red lamp')
  const own = { id: 301, variation: 'en', revision: 5, rectData: { rects: [], rectsByWords } }
  server.chapters.push({ id: 5, name: 'The harbour' })
  server.otherPages = [{ pageId: 30, page_number: 1, revision: 1, variations: [own] }]
  return { server, wordsElsewhere: () => own.rectData.rectsByWords.map(({ word }) => word).join(' ') }
}

it('replaces a text in the whole book, saves other chapters, and undoes it in all of them', async () => {
  const { server, wordsElsewhere } = twoChapters()
  await renderWorkspace(server, 'words')
  await page.getByRole('button', { name: 'Find and replace' }).click()
  await search().getByRole('textbox', { name: 'Find', exact: true }).fill('lamp')
  await search().getByRole('textbox', { name: 'Replace with' }).fill('lantern')
  await expect.element(search().getByText('1 match', { exact: true })).toBeVisible()
  await search().getByRole('radio', { name: 'Whole book' }).click()
  const book = page.getByRole('region', { name: 'Find in the whole book' })
  await expect.element(book.getByRole('list', { name: 'Matches in The harbour' })).toBeVisible()
  await book.getByRole('button', { name: 'Replace all 3 matches' }).click()
  await expect.element(book.getByText(/^3 matches replaced/)).toBeVisible()
  expect(wordsElsewhere()).toBe('A lantern and a red lantern')
  const text = page.getByRole('textbox', { name: 'Text of page 1' })
  await expect.element(text).toHaveValue('The lantern waved.')
  await book.getByRole('button', { name: 'Undo' }).click()
  await expect.element(book.getByText('3 replacements undone.')).toBeVisible()
  expect(wordsElsewhere()).toBe('A lamp and a red lamp')
  await expect.element(text).toHaveValue('The lamp waved.')
})

it('leaves chapters as they are that someone else changed during a search of the book', async () => {
  const { server, wordsElsewhere } = twoChapters()
  await renderWorkspace(server, 'words')
  await page.getByRole('button', { name: 'Find and replace' }).click()
  await search().getByRole('textbox', { name: 'Find', exact: true }).fill('red lamp')
  await search().getByRole('radio', { name: 'Whole book' }).click()
  const book = page.getByRole('region', { name: 'Find in the whole book' })
  await expect.element(book.getByRole('list', { name: 'Matches in The harbour' })).toBeVisible()
  const [elsewhere] = server.otherPages
  Object.assign(elsewhere ?? {}, {
    variations: [{ id: 301, variation: 'en', revision: 6, rectData: { rects: [], rectsByWords: fixtureWords('No') } }],
  })
  server.refuse = { status: 412, body: { code: 'outdated', msg: 'Someone else saved meanwhile.' } }
  await book.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect.element(book.getByText(/Someone else changed “The harbour” meanwhile/)).toBeVisible()
  await expect.element(book.getByText('No matches.')).toBeVisible()
  expect(wordsElsewhere()).toBe('A lamp and a red lamp')
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
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})
