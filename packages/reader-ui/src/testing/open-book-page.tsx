import { mainReadingApi, type BookPartner } from '@lectern/api-client/main/reading'
import { createSessionKeeper, type SessionExtra, type SignInRequest } from '@lectern/api-client/session'
import { openStoredLocale, StoredLocaleProvider, ToastProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import { StrictMode, type ContextType } from 'react'
import { Provider } from 'react-redux'
import { render } from 'vitest-browser-react'
import { changeAddress } from '../address/change-address'
import { readAddress } from '../address/read-address'
import type { BookSource } from '../book/book-source'
import { BookPage } from '../connected/book-page'
import { useSearch } from '../connected/use-search'
import type { PlaceStorage } from '../store/stored-place'
import { preferencesSlice } from '../store/preferences-slice'
import { readingSlice } from '../store/reading-slice'
import { FailureListener } from '../ways-in/failure-listener'
import { cutBookSource } from './cut-book-source'
import { makeSearchIndex } from './make-search-index'
import { memoryAddressBar } from './memory-address-bar'
import { memoryStorage } from './memory-storage'

export interface BookPageOptions {
  /** Responds to each request for the outline in order; null for a missing book. */
  readonly respond: () => BookSource | null | Promise<BookSource | null>
  /** Pages of a part of the book; 10 by default. */
  readonly pagesPerPart?: number
  /** Called with the index of each requested part; responds with 503 to a rejection. */
  readonly onPart?: (index: number) => Promise<unknown>
  /** Returns true if the request for thumbnails fails; none does by default. */
  readonly failThumbnails?: () => boolean
  /** Called for each request of the search index; responds with 503 to a rejection. */
  readonly onSearch?: () => Promise<unknown>
  /** The book's partner; none by default. */
  readonly partner?: Partial<BookPartner>
  /** Books of the library; none by default. */
  readonly books?: readonly object[]
  readonly onReturn?: (href: string) => boolean
  /** Called with the reason why the book is not open, as in a frame; null by default, as outside of one. */
  readonly onFailure?: NonNullable<ContextType<typeof FailureListener>>
  readonly onSignIn?: (request: SignInRequest) => void
  /** Responds to other calls by their path; undefined for a call that the book page makes itself. */
  readonly respondTo?: (path: string, request: Request) => Response | Promise<Response> | undefined
  readonly search?: string
  readonly storage?: PlaceStorage
  readonly languages?: readonly string[]
  readonly takesFocus?: boolean
  /** Validates responses, as the application does. */
  readonly checkResponse?: NonNullable<SessionExtra['checkResponse']>
}

const noPartner: BookPartner = { domainId: 3, mode: null, color: null, returnLink: null, allowedOrigins: [] }

/** Opens a book by address as the application does, with given responses instead of a server. */
export async function openBookPage(o: BookPageOptions) {
  let latest: ReturnType<BookPageOptions['respond']> = null
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: memoryStorage(),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url, window.location.origin)
      const other = o.respondTo?.(`${pathname}${search}`, request)
      if (other) return other
      if (pathname.endsWith('/partner')) return Response.json({ ...noPartner, ...o.partner })
      if (pathname.startsWith('/books/minimal')) return Response.json(o.books ?? [])
      const isOutline = pathname.endsWith('/outline')
      const isPreview = pathname.endsWith('/preview')
      if (isOutline || isPreview) latest = o.respond()
      const book = await latest
      if (book === null) return Response.json({ code: 'not-found', msg: 'No.' }, { status: 404 })
      if (pathname.endsWith('/thumbnails')) {
        const pages = book.chapters.flatMap((chapter) => chapter.pages)
        const thumbnails = pages.flatMap(({ pageId, thumbnailUrl: link }) => (link ? [{ pageId, link }] : []))
        return o.failThumbnails?.()
          ? Response.json({ code: 'unavailable', msg: 'Later.' }, { status: 503 })
          : Response.json({ thumbnails })
      }
      if (isPreview) return Response.json(book)
      if (pathname.includes('/search')) {
        const { overview, shards } = makeSearchIndex(book)
        const shard = shards.get(pathname.split('/').at(-1) ?? '')
        try {
          await o.onSearch?.()
          return shard === undefined ? Response.json(overview) : new Response(new Uint8Array(shard))
        } catch {
          return Response.json({ code: 'unavailable', msg: 'Later.' }, { status: 503 })
        }
      }
      const { outline, parts } = cutBookSource(book, o.pagesPerPart)
      if (isOutline) return Response.json(outline)
      const index = outline.parts.findIndex(({ id }) => pathname.endsWith(`/${id}`))
      try {
        await o.onPart?.(index)
        return Response.json(parts[index])
      } catch {
        return Response.json({ code: 'unavailable', msg: 'Later.' }, { status: 503 })
      }
    },
    nowSeconds: () => 0,
  })
  const extra: SessionExtra = { session, ...(o.checkResponse ? { checkResponse: o.checkResponse } : {}) }
  const store = configureStore({
    reducer: {
      [mainReadingApi.reducerPath]: mainReadingApi.reducer,
      reading: readingSlice.reducer,
      preferences: preferencesSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, immutableCheck: false, serializableCheck: false }).concat(
        mainReadingApi.middleware,
      ),
  })
  const storage = o.storage ?? memoryStorage()
  const bar = memoryAddressBar(o.search ?? '?book=1')
  const locale = openStoredLocale(storage, ['en'])
  // As in the application, no render of the page changes them.
  const languages = o.languages ?? ['en']
  function AddressedBook() {
    const search = useSearch(bar)
    return (
      <BookPage
        bookId={readAddress(search).isBookInvalid ? null : 1}
        address={readAddress(search)}
        bar={bar}
        libraryHref="/"
        onLanguageChoice={(variation) => bar.replace(changeAddress(bar.search(), { variation }), bar.index() ?? 0)}
        storage={storage}
        session={session}
        languages={languages}
        takesFocus={o.takesFocus ?? false}
        onReturn={o.onReturn}
        onSignIn={o.onSignIn ?? (() => undefined)}
      />
    )
  }
  const screen = await render(
    <StrictMode>
      <Provider store={store}>
        <StoredLocaleProvider stored={locale}>
          <ToastProvider>
            <FailureListener value={o.onFailure ?? null}>
              <AddressedBook />
            </FailureListener>
          </ToastProvider>
        </StoredLocaleProvider>
      </Provider>
    </StrictMode>,
  )
  return {
    screen,
    store,
    session,
    shownPage: () => document.querySelector<HTMLElement>('[data-page][data-shown]')?.dataset['page'],
  }
}
