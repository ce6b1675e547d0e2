import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { writeStoredPlace } from '../store/stored-place'
import { memoryStorage } from '../testing/memory-storage'
import { makeBookSummaries, openLibraryPage } from '../testing/open-library-page'
import { writeRecentBooks } from './stored-recent-books'

const books = makeBookSummaries(9, 10)

/** Opens the library of a reader who stopped at these pages of books, in the order of reading. */
async function openLibrary(o: {
  readonly read: readonly (readonly [bookId: number, pageNumber: number])[]
  readonly account?: readonly object[] | 'fails'
  readonly userId?: number
}) {
  const storage = memoryStorage()
  const userId = o.userId ?? null
  const read = new Map(o.read.map(([bookId], index) => [bookId, 1000 + index]))
  writeRecentBooks(storage, userId, { read, removed: new Map() })
  for (const [bookId, pageNumber] of o.read) {
    writeStoredPlace(storage, bookId, { chapterId: 1, pageId: pageNumber, language: 'en', seconds: null, pageNumber })
  }
  const open = () =>
    openLibraryPage({
      storage,
      userId,
      async respond(request) {
        if (new URL(request.url).pathname === '/api/book/progress/recent') {
          return o.account === 'fails' ? Response.json({}, { status: 503 }) : Response.json(o.account ?? [])
        }
        if (request.method !== 'POST') return Response.json(books)
        const ids: number[] = Object(await request.json()).ids
        return Response.json(books.filter(({ id }) => ids.includes(id)))
      },
    })
  return { open, screen: await open() }
}
const row = page.getByRole('region', { name: 'Continue reading' })
const titles = () =>
  row
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

it('shows the books in progress, last read first, at most six', async () => {
  await openLibrary({ read: [1, 2, 3, 4, 5, 6, 7].map((id) => [id, 3] as const) })
  await expect.poll(titles).toEqual(['Book 7', 'Book 6', 'Book 5', 'Book 4', 'Book 3', 'Book 2'])
  await expect.element(row.getByText('Page 3 of 10').first()).toBeVisible()
  await expect
    .element(row.getByRole('progressbar', { name: 'Book 7' }))
    .toHaveAttribute('aria-valuetext', 'Page 3 of 10')
})

it('leaves out books that were not begun and those that were finished', async () => {
  await openLibrary({
    read: [
      [1, 1],
      [2, 10],
      [3, 9],
    ],
  })
  await expect.poll(titles).toEqual(['Book 3'])
})

it('is not there without a book in progress', async () => {
  await openLibrary({ read: [[1, 1]] })
  await expect.element(page.getByRole('link', { name: 'Book 9' })).toBeVisible()
  expect(row.elements()).toEqual([])
})

it('removes a book and restores it by undo, and leaves it out at the next visit', async () => {
  const { open, screen } = await openLibrary({
    read: [
      [1, 3],
      [2, 4],
    ],
  })
  await row.getByRole('button', { name: 'Remove “Book 2” from this row' }).click()
  await expect.poll(titles).toEqual(['Book 1'])
  await expect.element(row.getByRole('button')).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(titles).toEqual(['Book 2', 'Book 1'])
  await row.getByRole('button', { name: 'Remove “Book 1” from this row' }).click()
  await row.getByRole('button', { name: 'Remove “Book 2” from this row' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await screen.unmount()
  await open()
  await expect.element(page.getByRole('link', { name: 'Book 9' })).toBeVisible()
  expect(row.elements()).toEqual([])
})

it('adds books read on other devices, and keeps those of this device when that fails', async () => {
  const account = [{ bookId: 5, pageNumber: 8, updatedAt: '2026-11-28T09:00:00.000Z' }]
  const { screen } = await openLibrary({ read: [[1, 3]], account, userId: 7 })
  await expect.poll(titles).toEqual(['Book 5', 'Book 1'])
  await expect.element(row.getByText('Page 8 of 10')).toBeVisible()
  await screen.unmount()
  await openLibrary({ read: [[1, 3]], account: 'fails', userId: 7 })
  await expect.poll(titles).toEqual(['Book 1'])
})
