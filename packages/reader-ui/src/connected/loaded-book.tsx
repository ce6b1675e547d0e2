import type { BookData, BookOutline, BookPartner } from '@lectern/api-client/main/reading'
import { selectVariation } from '@lectern/core/book'
import { AppShell } from '@lectern/ui'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { toReaderBook } from '../book'
import { BackLink, BookHeader } from '../book-header'
import { BookOpening } from '../book-opening/book-opening'
import { listLanguages } from '../language/list-languages'
import { matchPreferredLanguage } from '../language/match-preferred-language'
import { mapParts } from '../loading/map-parts'
import { prepareBook } from '../loading/prepare-book'
import { isMobileWidth } from '../screen-layout/lay-out-screen'
import { useWindowSize } from '../screen-layout/use-window-size'
import { chooseOpening } from '../store/choose-opening'
import { isSameOutline, outlineBook } from '../store/outline'
import { bookClosed, bookOpened } from '../store/reading-slice'
import { readStoredPlace } from '../store/stored-place'
import { LateOpeningFailure } from '../ways-in/late-opening-failure'
import type { BookFrameProps } from './book-frame-props'
import { BookReading } from './book-reading'
import { useBookParts } from './use-book-parts'
import { usePartnerLooks } from './use-partner-looks'
import { useReaderDispatch, useReaderSelector, useReaderStore } from './use-reader-store'
import { mapFound } from '../book/map-found'

export interface LoadedBookProps extends Omit<BookFrameProps, 'bookId' | 'takesFocus' | 'query'> {
  /** The whole book, or its outline. */
  readonly data: BookData | BookOutline['book']
  /** Undefined for a whole book. */
  readonly parts: BookOutline['parts'] | undefined
  /** null: unknown or not loaded yet. */
  readonly partner: BookPartner | null
  /** Requests the book again. */
  readonly onRefresh: () => Promise<unknown>
}

/** Opens a loaded book at the place that the address names. */
export function LoadedBook({ data, parts, partner, onRefresh, ...o }: LoadedBookProps) {
  const { address, bar, onLanguageChoice, storage, session, onReturn } = o
  const [start, setStart] = useState<HTMLElement | null>(null)
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null)
  const returnTo = usePartnerLooks({ book: data.bookInfo, partner, returnUrl: address.returnUrl, onReturn })
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  const outline = useReaderSelector(({ reading }) => reading.outline)
  const { prepared, outlined } = useChosenBook(o, data, parts)
  const wantedOutline = useMemo(() => outlineBook(outlined), [outlined])
  const { book, failure, refetch } = useBookParts(outlined)
  const onRefreshMedia = useCallback(() => Promise.all([onRefresh(), refetch()]), [onRefresh, refetch])

  // Without the generated cover.
  const chapters = book.chapters.filter(({ chapterId }) => chapterId > 0)
  const open = useEffectEvent(() => {
    if (isSameOutline(store.getState().reading.outline, wantedOutline)) return
    const { chapter, page } = address
    const { bookId, language } = book
    const kept = readStoredPlace(storage, bookId)
    const opening = chapters.length === 0 ? null : chooseOpening(prepared, { chapter, page, language, kept })
    if (opening === null) {
      dispatch(bookClosed())
      return
    }
    const { place, seconds } = opening
    dispatch(bookOpened({ outline: wantedOutline, place, ...(seconds === null ? {} : { seconds }) }))
  })
  // Only another book or language opens the book again: after that the address follows the page.
  useEffect(() => open(), [wantedOutline])
  useEffect(() => () => void dispatch(bookClosed()), [dispatch])

  // The address follows the page; this is the one that was asked for.
  const [asked] = useState(() => ({ address, book: prepared }))
  const shownChapterId = useReaderSelector(({ reading }) => reading.shown?.chapterId)
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
            startRef={setStart}
            toolsRef={setToolbar}
          />
        )
      }
    >
      {chapters.length === 0 ? (
        <LateOpeningFailure
          {...o}
          failure="empty"
          empty={{ book, storage }}
          partner={partner}
          onRetry={() => void onRefreshMedia()}
          isRetrying={false}
          takesFocus={false}
        />
      ) : outline !== null && isSameOutline(outline, wantedOutline) ? (
        <BookReading
          book={book}
          outline={outline}
          address={address}
          asked={asked}
          bar={bar}
          session={session}
          storage={storage}
          domainId={partner?.domainId ?? null}
          isFramed={onReturn !== undefined}
          start={start}
          toolbar={toolbar}
          failure={failure}
          onLanguageChoice={onLanguageChoice}
          onRefreshMedia={onRefreshMedia}
        />
      ) : (
        <BookOpening />
      )}
    </AppShell>
  )
}

/** Chooses the chapters and the language that the address, the last visit and the reader's languages ask for. */
function useChosenBook(
  {
    address: { mode, isBrochure, variation },
    storage,
    languages: preferred,
  }: Pick<BookFrameProps, 'address' | 'storage' | 'languages'>,
  data: LoadedBookProps['data'],
  parts: LoadedBookProps['parts'],
) {
  // Only a brochure depends on the width: it shows other chapters on phones.
  const isMobile = useWindowSize(({ width }) => isBrochure && isMobileWidth(width))
  const prepared = useMemo(() => {
    const { chapters } = prepareBook(data, { mode, isBrochure, isMobile }).book
    return { ...data, chapters }
  }, [data, mode, isBrochure, isMobile])
  const outlined = useMemo(() => {
    const languages = listLanguages(data.bookInfo.languages)
    const kept = readStoredPlace(storage, data.bookInfo.id)
    const wanted = mapFound([variation, kept?.language, ...preferred], (code) => code)
    const language =
      selectVariation(languages, { url: variation, chosen: matchPreferredLanguage(languages, wanted) }) ?? 'en'
    return toReaderBook(prepared, { language, languages, ...(parts && { partOf: mapParts(data.chapters, parts) }) })
  }, [prepared, data, parts, variation, storage, preferred])
  return { prepared, outlined }
}
