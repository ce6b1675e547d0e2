import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
  indexedDB.deleteDatabase('lectern-drafts')
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const option = (name: string) => page.getByRole('option', { name, exact: true })

function serveChapter() {
  return fakeStudioServer([
    { words: 'Once upon', sentences: 'Once' },
    { words: '', sentences: 'A picture.' },
    { words: 'a time' },
    { words: '' },
  ])
}

/** Opens the question and confirms it once its delayed button can be pressed. */
async function confirmDeletion() {
  await press('Delete all words of the chapter')
  const dialog = page.getByRole('alertdialog', { name: 'Delete all words of this chapter?' })
  // The delay before the button can be pressed is the dialog's own.
  await expect.element(dialog).toHaveAttribute('data-dangerous', 'delete-chapter-rects')
  await dialog.getByRole('button', { name: 'Delete all words' }).click()
}

it('deletes words and sentences of all pages of the language and saves [EDIT-019 EDIT-020 MSG-005]', async () => {
  const server = serveChapter()
  await renderWorkspace(server, 'words')
  await expect.element(option('Once')).toBeInTheDocument()
  await confirmDeletion()
  await expect.element(page.getByText('chapter rects deleted successfully')).toBeVisible()
  expect(server.writes.map((writes) => writes.map((write) => write.variationId))).toEqual([[101, 102, 103]])
  expect(server.pages.flatMap((each) => [...each.rects, ...each.rectsByWords])).toEqual([])
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete all words of the chapter' })).not.toBeInTheDocument()
  await press('Undo')
  await expect.element(option('Once')).toBeInTheDocument()
  await expect.element(page.getByText('3 pages not saved')).toBeVisible()
})

it('deletes nothing when the author cancels', async () => {
  const server = serveChapter()
  await renderWorkspace(server, 'words')
  await press('Delete all words of the chapter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(option('Once')).toBeInTheDocument()
  expect(server.writes).toEqual([])
})

it('says that the deletion could not be saved, without a success beside it', async () => {
  const server = serveChapter()
  server.refuse = { status: 500, body: { code: 'internal', msg: '' } }
  await renderWorkspace(server, 'words')
  await confirmDeletion()
  await expect.element(page.getByText('Failed to save chapter', { exact: true })).toBeVisible()
  await expect.element(page.getByText('3 pages not saved')).toBeVisible()
  expect(page.getByText('chapter rects deleted successfully').elements()).toEqual([])
})
