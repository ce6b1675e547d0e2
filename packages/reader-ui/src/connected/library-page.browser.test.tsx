import { mainReadingApi } from '@lectern/api-client/main/reading'
import { createSessionKeeper, type SessionExtra } from '@lectern/api-client/session'
import { openStoredLocale, StoredLocaleProvider, ToastProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { memoryStorage } from '../testing/memory-storage'
import { LibraryPage } from './library-page'

/** Opens a library of that many books behind a server that pages and searches like the real one. */
async function openLibrary(count: number, o: { readonly isDown?: () => boolean; readonly search?: string } = {}) {
  const books = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Book ${index + 1}`,
    description: null,
    cover_image: null,
    theme_data: {},
    visibility: 'public',
    published: true,
    languages: ['en'],
    pageCount: 4,
    durationSeconds: 60,
    canEdit: false,
    updatedAt: '2026-11-23T09:00:00Z',
    cursor: `9-${index + 1}`,
  }))
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: memoryStorage(),
    fetch: async (input, init) => {
      if (o.isDown?.() === true) throw new TypeError('offline')
      const { searchParams } = new URL(new Request(input, init).url)
      const from = books.findIndex(({ cursor }) => cursor === searchParams.get('after')) + 1
      const found = books.slice(from).filter(({ title }) => title.includes(searchParams.get('search') ?? ''))
      return Response.json(found.slice(0, Number(searchParams.get('limit'))))
    },
    nowSeconds: () => 0,
  })
  const extra: SessionExtra = { session }
  const store = configureStore({
    reducer: { [mainReadingApi.reducerPath]: mainReadingApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(mainReadingApi.middleware),
  })
  const storage = memoryStorage()
  await render(
    <Provider store={store}>
      <StoredLocaleProvider stored={openStoredLocale(storage, ['en'])}>
        <ToastProvider>
          <LibraryPage
            search={o.search ?? ''}
            session={session}
            studioHref={null}
            storage={storage}
            takesFocus={false}
          />
        </ToastProvider>
      </StoredLocaleProvider>
    </Provider>,
  )
}
const card = (number: number) => page.getByRole('link', { name: `Book ${number}`, exact: true })

it('loads more books when the end of a long library is near, and searches all of them', async () => {
  await page.viewport(1100, 700)
  await openLibrary(120)
  const field = page.getByRole('searchbox', { name: 'Find a book' })
  await expect.element(field).toBeVisible()
  card(48).element().scrollIntoView()
  await expect.element(card(96)).toBeInTheDocument()
  await field.fill('Book 119')
  await expect.element(card(119)).toBeVisible()
  await expect.poll(() => card(1).elements().length).toBe(0)
})

it('has no search in a library of one page', async () => {
  await openLibrary(47)
  await expect.element(card(47)).toBeInTheDocument()
  expect(page.getByRole('searchbox').elements()).toHaveLength(0)
})

it('loads by itself when the network is back', async () => {
  let isDown = true
  await openLibrary(5, { isDown: () => isDown })
  await expect.element(page.getByRole('alert')).toBeVisible()
  isDown = false
  window.dispatchEvent(new Event('online'))
  await expect.element(card(5)).toBeVisible()
})

it('says above the books that an address with a page alone names no book', async () => {
  await openLibrary(5, { search: '?page=5' })
  await expect.element(page.getByText('This address names no book')).toBeVisible()
  await expect.element(card(5)).toBeVisible()
})
