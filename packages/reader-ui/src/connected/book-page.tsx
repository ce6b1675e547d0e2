import {
  loadPlan,
  locateStart,
  orderLanguages,
  prepareBook,
  selectVariation,
  type ReaderAddress,
} from '@lectern/core/book'
import { isMobileWidth } from '@lectern/core/geometry'
import { isApiFailure } from '@lectern/api-client/session'
import { useGetBookDataQuery, useGetBookPreviewQuery, type BookData } from '@lectern/api-client/main'
import { readerMessages } from '@lectern/messages'
import { AppShell, Link, ThemeToggle, useToast, useTranslate, Wordmark } from '@lectern/ui'
import { useCallback, useEffect, useMemo } from 'react'
import type { AddressBar } from '../address/address-bar'
import { toReaderBook } from '../book'
import { BookHeader } from '../book-header'
import { BookOpening, type OpeningFailure } from '../book-opening/book-opening'
import { readKeptPlace } from '../store/kept-place'
import { isSameOutline, outlineBook } from '../store/outline'
import { bookClosed, bookOpened } from '../store/reading-slice'
import { nameLanguage } from '../language/name-language'
import { BookReading } from './book-reading'
import { useReaderDispatch, useReaderSelector, useReaderStore } from './use-reader-store'

export interface BookPageProps {
  readonly bookId: number
  readonly address: ReaderAddress
  readonly bar: AddressBar
  readonly libraryHref: string
  readonly onLanguageChoice: (language: string) => void
}

/** Loads the book that the address names, and opens it where the address says. */
export function BookPage({ bookId, address, bar, libraryHref, onLanguageChoice }: BookPageProps) {
  const { source } = loadPlan(address.mode, { preview: address.isPreview, useBucketData: address.useBucketData })
  const isPreview = source === 'preview'
  const published = useGetBookDataQuery({ id: bookId }, { skip: isPreview })
  const preview = useGetBookPreviewQuery({ id: bookId }, { skip: !isPreview })
  const query = isPreview ? preview : published
  const { refetch } = query
  const retry = useCallback(() => void refetch(), [refetch])
  if (query.currentData === undefined) {
    const failure = query.isFetching || query.error === undefined ? null : readOpeningFailure(query.error)
    return (
      <AppShell
        embed={address.isEmbedded}
        fixedHeight
        width="full"
        header={
          <>
            <Link href={libraryHref} tone="plain">
              <Wordmark />
            </Link>
            <ThemeToggle />
          </>
        }
      >
        <BookOpening failure={failure} libraryHref={libraryHref} onRetry={retry} />
      </AppShell>
    )
  }
  return <LoadedBook data={query.currentData} {...{ address, bar, libraryHref, onLanguageChoice }} onRetry={retry} />
}

interface LoadedBookProps extends Omit<BookPageProps, 'bookId'> {
  readonly data: BookData
  readonly onRetry: () => void
}

function LoadedBook({ data, address, bar, libraryHref, onLanguageChoice, onRetry }: LoadedBookProps) {
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
  const book = useMemo(() => {
    const languages = orderLanguages(data.bookInfo.languages)
    const kept = readKeptPlace(localStorage, data.bookInfo.id)
    const language =
      selectVariation(languages, { url: variation, chosen: kept?.language ?? navigator.language }) ?? 'en'
    return toReaderBook(prepared, { language, languages })
  }, [prepared, data, variation])
  const wantedOutline = useMemo(() => outlineBook(book), [book])

  useEffect(() => {
    if (isSameOutline(store.getState().reading.outline, wantedOutline)) return
    const { chapter, page } = address
    const kept = readKeptPlace(localStorage, book.bookId)
    const start = locateStart(
      prepared,
      chapter === null && page === null && kept !== null ? { page: kept.pageId } : { chapter, page },
    )
    const { position } = start
    if (position === null || position.pageId === null) return
    dispatch(
      bookOpened({
        outline: wantedOutline,
        place: { chapterId: position.chapterId, pageId: position.pageId },
        ...(kept?.seconds !== null &&
        kept?.seconds !== undefined &&
        kept.pageId === position.pageId &&
        kept.language === book.language
          ? { seconds: kept.seconds }
          : {}),
      }),
    )
    const asked = chapter !== null || page !== null
    if (asked && start.notice !== null) {
      showToast({
        tone: 'warning',
        message: t(start.notice === 'unknown-chapter' ? 'bookUnknownChapter' : 'bookUnknownPage'),
      })
    }
    if (variation !== null && variation.toLowerCase() !== book.language.toLowerCase()) {
      showToast({
        tone: 'warning',
        message: t('bookUnknownLanguage', { language: variation, shown: nameLanguage(book.language, book.language) }),
      })
    }
    // Only another book or another language opens a book anew: the address follows the page from then on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, dispatch, wantedOutline])
  useEffect(() => () => void dispatch(bookClosed()), [dispatch])

  const shownChapterId = useReaderSelector(({ reading }) => reading.shown?.chapterId)
  const chapters = book.chapters.filter(({ chapterId }) => chapterId > 0)
  const shownChapter = chapters.find(({ chapterId }) => chapterId === shownChapterId)
  return (
    <AppShell
      embed={address.isEmbedded}
      fixedHeight
      width="full"
      header={
        <BookHeader
          title={book.title}
          chapterName={chapters.length > 1 ? (shownChapter?.name ?? null) : null}
          language={book.language}
          languages={book.languages}
          libraryHref={libraryHref}
          onLanguageChoice={onLanguageChoice}
        />
      }
    >
      {book.chapters.length === 0 ? (
        <BookOpening failure="empty" libraryHref={libraryHref} onRetry={onRetry} />
      ) : outline !== null && isSameOutline(outline, wantedOutline) ? (
        <BookReading book={book} outline={outline} bar={bar} onRetry={onRetry} />
      ) : (
        <BookOpening failure={null} libraryHref={libraryHref} onRetry={onRetry} />
      )}
    </AppShell>
  )
}

function readOpeningFailure(error: unknown): OpeningFailure {
  const status = isApiFailure(error) ? error.status : 0
  if (status === 404) return 'missing'
  return status === 401 || status === 403 ? 'not-allowed' : 'unreachable'
}
