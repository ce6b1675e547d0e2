import { mainReadingApi } from '@lectern/api-client/main/reading'
import { createSessionKeeper, type SessionExtra } from '@lectern/api-client/session'
import { openStoredLocale, StoredLocaleProvider, ToastProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LibraryPage } from '../connected/library-page'
import { writeStoredPlace } from '../store/stored-place'
import { memoryStorage } from '../testing/memory-storage'
import { writeRecentBooks } from './stored-recent-books'

const user = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'student' } as const
const books = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  title: `Book ${index + 1}`,
  description: null,
  cover_image: null,
  theme_data: {},
  visibility: 'public',
  published: true,
  languages: ['en'],
  pageCount: 10,
  durationSeconds: 60,
  canEdit: false,
  updatedAt: '2026-11-23T09:00:00Z',
}))

/** Opens the library of a reader who stopped at these pages of books, in the order of reading. */
async function openLibrary(o: {
  readonly read: readonly (readonly [bookId: number, pageNumber: number])[]
  readonly account?: readonly object[] | 'fails'
  readonly userId?: number
}) {
  const storage = memoryStorage()
  const read = new Map(o.read.map(([bookId], index) => [bookId, 1000 + index]))
  writeRecentBooks(storage, o.userId ?? null, { read, removed: new Map() })
  for (const [bookId, pageNumber] of o.read) {
    writeStoredPlace(storage, bookId, { chapterId: 1, pageId: pageNumber, language: 'en', seconds: null, pageNumber })
  }
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: memoryStorage(),
    nowSeconds: () => 0,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      if (pathname === '/api/book/progress/recent') {
        return o.account === 'fails' ? Response.json({}, { status: 503 }) : Response.json(o.account ?? [])
      }
      if (request.method !== 'POST') return Response.json(books)
      const ids: number[] = Object(await request.json()).ids
      return Response.json(books.filter(({ id }) => ids.includes(id)))
    },
  })
  if (o.userId !== undefined) session.signedIn({ ...user, id: o.userId })
  const extra: SessionExtra = { session }
  const store = configureStore({
    reducer: { [mainReadingApi.reducerPath]: mainReadingApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(mainReadingApi.middleware),
  })
  const open = () =>
    render(
      <Provider store={store}>
        <StoredLocaleProvider stored={openStoredLocale(memoryStorage(), ['en'])}>
          <ToastProvider>
            <LibraryPage search="" session={session} studioHref={null} storage={storage} takesFocus={false} />
          </ToastProvider>
        </StoredLocaleProvider>
      </Provider>,
    )
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

it('removes a book and brings it back by undo, and leaves it out at the next visit', async () => {
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

it('adds what a signed-in reader read on other devices, and keeps the row of the device when that fails', async () => {
  const account = [{ bookId: 5, pageNumber: 8, updatedAt: '2026-11-28T09:00:00.000Z' }]
  const { screen } = await openLibrary({ read: [[1, 3]], account, userId: 7 })
  await expect.poll(titles).toEqual(['Book 5', 'Book 1'])
  await expect.element(row.getByText('Page 8 of 10')).toBeVisible()
  await screen.unmount()
  await openLibrary({ read: [[1, 3]], account: 'fails', userId: 7 })
  await expect.poll(titles).toEqual(['Book 1'])
})
