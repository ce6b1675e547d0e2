import { mainReadingApi } from '@lectern/api-client/main/reading'
import { createSessionKeeper, type SessionExtra, type SessionKeeper } from '@lectern/api-client/session'
import { configureStore } from '@reduxjs/toolkit'
import { LocaleProvider, StoredLocaleProvider, ToastProvider, type StoredLocale } from '@lectern/ui'
import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { toReaderBook } from '../book'
import { readAddress } from '../address/read-address'
import type { BookSource } from '../book/book-source'
import { BookReading, type BookReadingProps } from '../connected/book-reading'
import { makeFixtureBook, type FixtureOptions } from '../fixtures/make-fixture-book'
import { findNarration } from '../store/find-narration'
import { outlineBook } from '../store/outline'
import { readStoredRate } from '../store/stored-rate'
import { storeProgress } from '../store/store-progress'
import type { Preferences } from '../store/preferences'
import { preferencesChanged, preferencesSlice } from '../store/preferences-slice'
import type { PlaceStorage } from '../store/stored-place'
import { bookOpened, rateChosen, readingSlice } from '../store/reading-slice'
import { memoryAddressBar } from './memory-address-bar'
import { memoryStorage } from './memory-storage'
import { forgetTools } from './wait-for-tools'

export interface OpenOptions extends Partial<FixtureOptions> {
  readonly pageId?: number
  readonly language?: string
  readonly preferences?: Partial<Preferences>
  readonly change?: (book: BookSource) => BookSource
  /** Session storage of the browser. */
  readonly session?: Pick<Storage, 'getItem' | 'setItem'>
  /** Query of the address. */
  readonly search?: string
  /** The signed-in account; a guest by default. */
  readonly account?: SessionKeeper
  /** The interface language as the reader chooses it; English without a choice by default. */
  readonly locale?: StoredLocale
  /** Storage of the device; empty by default. */
  readonly storage?: PlaceStorage
  readonly onRefreshMedia?: () => Promise<unknown>
}

/** Opens the fixture book as the reader does, with its real audio. */
export async function openFixtureBook(o: OpenOptions = {}) {
  const toLink = (wav: Uint8Array) => URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))
  const made = makeFixtureBook({ toLink, ...o })
  const book = toReaderBook(o.change?.(made) ?? made, { language: o.language ?? 'en', languages: ['en', 'es'] })
  const outline = outlineBook(book)
  const account = o.account ?? guestSession()
  const extra: SessionExtra = { session: account }
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
  const session = o.session ?? memoryStorage()
  store.dispatch(rateChosen({ rate: readStoredRate(session) }))
  storeProgress(store, { places: memoryStorage(), session, target: new EventTarget(), keepsPlace: () => true })
  const pageId = o.pageId ?? 100
  const chapter = book.chapters.find(({ pages }) => pages.some((page) => page.pageId === pageId))
  if (chapter === undefined) throw new Error(`The fixture book has no page ${pageId}.`)
  store.dispatch(preferencesChanged(o.preferences ?? {}))
  store.dispatch(bookOpened({ outline, place: { chapterId: chapter.chapterId, pageId } }))
  const bar = memoryAddressBar()
  forgetTools()
  const screen = await render(
    <Provider store={store}>
      <FixtureLocale stored={o.locale}>
        <ToastProvider>
          <div style={{ blockSize: 'min(700px, 100dvh)', display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' }}>
            <FixtureReading
              book={book}
              outline={outline}
              address={readAddress(o.search ?? '?book=1')}
              asked={{ address: readAddress('?book=1'), book: { bookInfo: made.bookInfo, chapters: [] } }}
              domainId={null}
              isFramed={false}
              bar={bar}
              session={account}
              storage={o.storage ?? memoryStorage()}
              failure={null}
              onLanguageChoice={() => undefined}
              onRefreshMedia={o.onRefreshMedia ?? (() => Promise.resolve())}
            />
          </div>
        </ToastProvider>
      </FixtureLocale>
    </Provider>,
  )
  const findAudio = () => document.querySelector<HTMLMediaElement>('audio, video')
  // Texts of another language than English are loaded first.
  await expect.poll(findAudio).not.toBeNull()
  const audio = findAudio()
  if (audio === null) throw new Error('The reader has no audio element.')
  return {
    screen,
    store,
    bar,
    book,
    audio,
    startOf: (place: { chapterId: number; pageId: number }) => findNarration(outline, place)?.seconds ?? 0,
    shownPage: () => document.querySelector<HTMLElement>('[data-page][data-shown]')?.dataset['page'],
    lit: () => Array.from(document.querySelectorAll<HTMLElement>('[data-lit]'), (element) => element.textContent),
  }
}

function FixtureLocale({
  stored,
  children,
}: {
  readonly stored: StoredLocale | undefined
  readonly children: ReactNode
}) {
  if (stored === undefined) return <LocaleProvider locale="en">{children}</LocaleProvider>
  return <StoredLocaleProvider stored={stored}>{children}</StoredLocaleProvider>
}

function guestSession(): SessionKeeper {
  return createSessionKeeper({
    baseUrl: window.location.origin,
    storage: memoryStorage(),
    fetch: () => Promise.resolve(Response.json({ code: 'not-found', msg: 'No.' }, { status: 404 })),
    nowSeconds: () => 0,
  })
}

function FixtureReading(props: Omit<BookReadingProps, 'start' | 'toolbar'>) {
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null)
  return (
    <>
      <div ref={setToolbar} />
      <BookReading {...props} start={null} toolbar={toolbar} />
    </>
  )
}
