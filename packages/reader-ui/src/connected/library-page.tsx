import { isApiFailure } from '@lectern/api-client/session'
import { useListBooksQuery, type BookSummary } from '@lectern/api-client/main'
import { readerMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { orderLanguages } from '@lectern/core/book'
import { useEffect, useMemo } from 'react'
import { LibraryScreen, type LibraryBook, type LibraryState } from '../library'
import { readKeptPlace } from '../store/kept-place'

export interface LibraryPageProps {
  readonly hrefOf: (bookId: number) => string
  /** null for readers who do not author. */
  readonly studioHref: string | null
}

/** The list of books that belongs to every reader. */
const SCOPE = '7'

export function LibraryPage({ hrefOf, studioHref }: LibraryPageProps) {
  const t = useTranslate(readerMessages)
  const { data, error, isFetching, refetch } = useListBooksQuery({ scope: SCOPE })
  useEffect(() => {
    document.title = `${t('libraryTitle')} · Lectern`
  }, [t])
  const books = useMemo(() => data?.map((summary) => toLibraryBook(summary, hrefOf)), [data, hrefOf])
  const state: LibraryState =
    books !== undefined
      ? { kind: 'loaded', books }
      : error === undefined
        ? { kind: 'loading' }
        : { kind: 'failed', message: readMessage(error), isRetrying: isFetching }
  return <LibraryScreen state={state} studioHref={studioHref} onRetry={() => void refetch()} />
}

function toLibraryBook(summary: BookSummary, hrefOf: (bookId: number) => string): LibraryBook {
  const pageNumber = readKeptPlace(localStorage, summary.id)?.pageNumber ?? null
  return {
    id: summary.id,
    title: summary.title,
    description: summary.description,
    coverLink: summary.cover_image,
    languages: orderLanguages(summary.languages),
    pageCount: summary.pageCount,
    durationSeconds: summary.durationSeconds,
    isPublished: summary.published,
    color: summary.theme_data.primary_color ?? null,
    href: hrefOf(summary.id),
    keptPage: pageNumber !== null && pageNumber > 1 ? pageNumber : null,
  }
}

function readMessage(error: unknown): string {
  return isApiFailure(error) ? error.msg : ''
}
