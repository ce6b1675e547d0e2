import { loadPlan, selectVariation } from '@lectern/core/book'
import {
  useGetBookOutlineQuery,
  useGetBookPartnerQuery,
  useGetBookPreviewQuery,
  type BookData,
  type BookOutline,
  type BookPartner,
} from '@lectern/api-client/main/reading'
import type { SessionKeeper } from '@lectern/api-client/session'
import { readerMessages, nameLanguage } from '@lectern/messages'
import { AppShell, Link, useToast, useTranslate, Wordmark } from '@lectern/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AddressBar } from '../address/address-bar'
import type { ReaderAddress } from '../address/read-address'
import { toReaderBook } from '../book'
import { BackLink, BookHeader } from '../book-header'
import { BookOpening } from '../book-opening/book-opening'
import { describeOpening } from '../book-opening/describe-opening'
import { isMobileWidth } from '../screen-layout/lay-out-screen'
import { chooseOpening } from '../store/choose-opening'
import { readStoredPlace, type PlaceStorage } from '../store/stored-place'
import { isSameOutline, outlineBook } from '../store/outline'
import { bookClosed, bookOpened } from '../store/reading-slice'
import { mapParts } from '../loading/map-parts'
import { prepareBook } from '../loading/prepare-book'
import { matchPreferredLanguage } from '../language/match-preferred-language'
import { listLanguages } from '../language/list-languages'
import { BookReading } from './book-reading'
import { readBookLoad } from './read-book-load'
import { useBookParts } from './use-book-parts'
import { useDocumentTitle } from './use-document-title'
import { usePartnerLooks } from './use-partner-looks'
import { useReaderDispatch, useReaderSelector, useReaderStore } from './use-reader-store'
import { useScreenFocus } from './use-screen-focus'

export interface BookPageProps {
  readonly bookId: number
  readonly address: ReaderAddress
  readonly bar: AddressBar
  readonly libraryHref: string
  readonly onLanguageChoice: (language: string) => void
  /** Holds the last place in each book. */
  readonly storage: PlaceStorage
  readonly session: SessionKeeper
  /** Preferred languages, best first: the book opens in the first one that it has. */
  readonly languages: readonly string[]
  /** True if this screen replaces another one and must take the focus. */
  readonly takesFocus: boolean
  /** Asks the host page to navigate to the address; returns true if it will. */
  readonly onReturn?: ((href: string) => boolean) | undefined
}

/** Loads the book and opens it at the place that the address names. */
export function BookPage({ bookId, takesFocus, ...open }: BookPageProps) {
  const { address, libraryHref } = open
  const t = useTranslate(readerMessages)
  const { source } = loadPlan(address.mode, { preview: address.isPreview, useBucketData: address.useBucketData })
  const isPreview = source === 'preview'
  const { data: partner = null } = useGetBookPartnerQuery({ id: bookId })
  const published = useGetBookOutlineQuery({ id: bookId }, { skip: isPreview })
  const preview = useGetBookPreviewQuery({ id: bookId }, { skip: !isPreview })
  const query = isPreview ? preview : published
  const { refetch } = query
  const renew = useCallback(() => refetch(), [refetch])
  // The retry button disappears with its screen, so the next screen has to take the focus.
  const [hasRetried, setHasRetried] = useState(false)
  const retry = useCallback(() => {
    setHasRetried(true)
    void refetch()
  }, [refetch])
  const { book, error } = readBookLoad({
    data: isPreview ? preview.currentData : published.currentData?.book,
    // A failure stays in sight while the book is requested again.
    isFetching: query.isFetching && query.error === undefined,
    error: query.error,
  })
  const failure = book === null ? 'missing' : error
  const isMoved = takesFocus || hasRetried
  useDocumentTitle(book?.bookInfo.title ?? `${describeOpening(failure, t)} · Lectern`)
  useScreenFocus(isMoved, book ? 'open' : (failure ?? 'opening'))
  if (!book) {
    return (
      <AppShell
        embed={address.isEmbedded}
        fixedHeight
        width="full"
        header={
          <Link href={libraryHref} tone="plain">
            <Wordmark />
          </Link>
        }
      >
        <BookOpening
          failure={failure}
          libraryHref={address.isEmbedded ? null : libraryHref}
          onRetry={retry}
          isRetrying={query.isFetching}
          error={query.error}
        />
      </AppShell>
    )
  }
  return <LoadedBook data={book} parts={published.currentData?.parts} partner={partner} {...open} onRefresh={renew} />
}

interface LoadedBookProps extends Omit<BookPageProps, 'bookId' | 'takesFocus'> {
  /** The whole book, or its outline. */
  readonly data: BookData | BookOutline['book']
  /** Undefined for a whole book. */
  readonly parts: BookOutline['parts'] | undefined
  /** null: unknown or not loaded yet. */
  readonly partner: BookPartner | null
  /** Requests the book again. */
  readonly onRefresh: () => Promise<unknown>
}

function LoadedBook({ data, parts, partner, onRefresh, ...o }: LoadedBookProps) {
  const { address, bar, onLanguageChoice, storage, onReturn } = o
  const libraryHref = address.isEmbedded ? null : o.libraryHref
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null)
  const returnTo = usePartnerLooks({ book: data.bookInfo, partner, returnUrl: address.returnUrl, onReturn })
  const t = useTranslate(readerMessages)
  const showToast = useToast()
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  const outline = useReaderSelector(({ reading }) => reading.outline)
  const { mode, isBrochure, variation } = address

  const prepared = useMemo(() => {
    const isMobile = isMobileWidth(window.innerWidth)
    const { chapters } = prepareBook(data, { mode, isBrochure, isMobile }).book
    return { bookInfo: data.bookInfo, chapters }
  }, [data, mode, isBrochure])
  const outlined = useMemo(() => {
    const languages = listLanguages(data.bookInfo.languages)
    const kept = readStoredPlace(storage, data.bookInfo.id)
    const wanted = [variation, kept?.language, ...o.languages].flatMap((code) => code ?? [])
    const language =
      selectVariation(languages, { url: variation, chosen: matchPreferredLanguage(languages, wanted) }) ?? 'en'
    return toReaderBook(prepared, { language, languages, partOf: mapParts(data.chapters, parts ?? []) })
  }, [prepared, data, parts, variation, storage, o.languages])
  const wantedOutline = useMemo(() => outlineBook(outlined), [outlined])
  const { book, failure, refetch } = useBookParts(outlined)
  const onRefreshMedia = useCallback(() => Promise.all([onRefresh(), refetch()]), [onRefresh, refetch])

  useEffect(() => {
    if (isSameOutline(store.getState().reading.outline, wantedOutline)) return
    const { chapter, page } = address
    const { bookId, language } = book
    const opening = chooseOpening(prepared, { chapter, page, language, kept: readStoredPlace(storage, bookId) })
    if (opening === null) return
    const { place, seconds, notice } = opening
    dispatch(bookOpened({ outline: wantedOutline, place, ...(seconds === null ? {} : { seconds }) }))
    if (notice !== null) {
      showToast({
        tone: 'warning',
        message: t(notice === 'unknown-chapter' ? 'bookUnknownChapter' : 'bookUnknownPage'),
      })
    }
    if (variation !== null && variation.toLowerCase() !== book.language.toLowerCase()) {
      showToast({
        tone: 'warning',
        message: t('bookUnknownLanguage', { language: variation, shown: nameLanguage(book.language, book.language) }),
      })
    }
    // Only another book or language opens the book again: after that the address follows the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, dispatch, wantedOutline])
  useEffect(() => () => void dispatch(bookClosed()), [dispatch])

  const shownChapterId = useReaderSelector(({ reading }) => reading.shown?.chapterId)
  const chapters = book.chapters.filter(({ chapterId }) => chapterId > 0)
  const shownChapter = chapters.find(({ chapterId }) => chapterId === shownChapterId)
  const back = { libraryHref: o.libraryHref, returnTo }
  return (
    <AppShell
      embed={address.isEmbedded && returnTo === null}
      mainLabel={book.title}
      fixedHeight
      width="full"
      header={
        address.isEmbedded ? (
          <BackLink {...back} />
        ) : (
          <BookHeader
            title={book.title}
            titleLanguage={book.titleLanguage}
            chapter={chapters.length > 1 ? (shownChapter ?? null) : null}
            language={book.language}
            languages={book.languages}
            {...back}
            onLanguageChoice={onLanguageChoice}
            toolsRef={setToolbar}
          />
        )
      }
    >
      {book.chapters.length === 0 ? (
        <BookOpening failure="empty" libraryHref={libraryHref} onRetry={() => void onRefreshMedia()} />
      ) : outline !== null && isSameOutline(outline, wantedOutline) ? (
        <BookReading
          book={book}
          outline={outline}
          address={address}
          bar={bar}
          session={o.session}
          storage={storage}
          toolbar={toolbar}
          failure={failure}
          onRefreshMedia={onRefreshMedia}
        />
      ) : (
        <BookOpening failure={null} libraryHref={libraryHref} onRetry={() => void onRefreshMedia()} />
      )}
    </AppShell>
  )
}
