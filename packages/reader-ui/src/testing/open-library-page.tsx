import { mainReadingApi } from '@lectern/api-client/main/reading'
import { createSessionKeeper, type KeyStorage, type SessionExtra } from '@lectern/api-client/session'
import { openStoredLocale, StoredLocaleProvider, ToastProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import { render } from 'vitest-browser-react'
import type { AddressBar } from '../address/address-bar'
import { LibraryPage } from '../connected/library-page'
import { memoryAddressBar } from './memory-address-bar'
import { memoryStorage } from './memory-storage'
import { testUser } from './test-user'

export interface LibraryOpening {
  /** The server. A rejection is a lost connection. */
  readonly respond: (request: Request) => Promise<Response> | Response
  /** The address; without a query by default. */
  readonly bar?: AddressBar
  /** Storage of the device; empty by default. */
  readonly storage?: KeyStorage
  /** Null, the default, for a guest. */
  readonly userId?: number | null
  /** Null, the default, for readers who do not author. */
  readonly studioHref?: string | null
}

/** Returns books of the library's list, named "Book 1" and so on. */
export function makeBookSummaries(count: number, pageCount: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Book ${index + 1}`,
    description: null,
    cover_image: null,
    theme_data: {},
    visibility: 'public',
    published: true,
    languages: ['en'],
    pageCount,
    durationSeconds: 60,
    canEdit: false,
    updatedAt: '2026-11-23T09:00:00Z',
    cursor: `9-${index + 1}`,
  }))
}

/** Mounts the library as the application does, behind a server in memory. */
export async function openLibraryPage({
  respond,
  bar = memoryAddressBar(),
  storage = memoryStorage(),
  userId = null,
  studioHref = null,
}: LibraryOpening) {
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: memoryStorage(),
    nowSeconds: () => 0,
    fetch: async (input, init) => respond(new Request(input, init)),
  })
  if (userId !== null) session.signedIn({ ...testUser, id: userId })
  const extra: SessionExtra = { session }
  const store = configureStore({
    reducer: { [mainReadingApi.reducerPath]: mainReadingApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(mainReadingApi.middleware),
  })
  return render(
    <Provider store={store}>
      <StoredLocaleProvider stored={openStoredLocale(memoryStorage(), ['en'])}>
        <ToastProvider>
          <LibraryPage bar={bar} session={session} studioHref={studioHref} storage={storage} takesFocus={false} />
        </ToastProvider>
      </StoredLocaleProvider>
    </Provider>,
  )
}
