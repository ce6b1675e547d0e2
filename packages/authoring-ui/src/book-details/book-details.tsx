import { mainApi } from '@lectern/api-client/main'
import { quizApi } from '@lectern/api-client/quiz'
import { bookDetailsMessages } from '@lectern/messages'
import { LoadFailure, ReturnLink, useTranslate } from '@lectern/ui'
import { isApiFailure } from '@lectern/api-client/session'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { UnsavedWork } from '../connected/unsaved-work'
import { Waiting } from '../desk-screen/waiting'
import * as styles from './book-details.css'
import { createDetailsCalls, type BookDetailsCalls, type LoadedDetails } from './create-details-calls'
import { DetailsForm } from './details-form'

export interface BookDetailsProps {
  readonly bookId: number
  /** Address of the book's workspace. */
  readonly bookPath: string
  /** Receives the unsaved work whenever it changes; null if everything is saved. */
  readonly onUnsaved: (work: UnsavedWork | null) => void
}

type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string; readonly isRetrying: boolean }
  | { readonly kind: 'loaded'; readonly details: LoadedDetails }

/** Loads the details of a book and shows them to be edited. */
export function BookDetails({ bookId, bookPath, onUnsaved }: BookDetailsProps) {
  const t = useTranslate(bookDetailsMessages)
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const [calls] = useState<BookDetailsCalls>(() => createDetailsCalls(dispatch, bookId))
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' })
  const load = useCallback(async () => {
    setLoading((now) => (now.kind === 'failed' ? { ...now, isRetrying: true } : now))
    try {
      const details = await calls.load()
      setLoading({ kind: 'loaded', details })
    } catch (caught) {
      setLoading({ kind: 'failed', reason: isApiFailure(caught) ? caught.msg : '', isRetrying: false })
    }
  }, [calls])
  useEffect(() => void load(), [load])

  const { data: categories = [] } = mainApi.useListCategoriesQuery()
  const { data: creators = [] } = mainApi.useListCreatorsQuery()
  const { data: series = [] } = quizApi.useListSeriesQuery()
  const { data: tags = [] } = quizApi.useListTagsQuery()
  if (loading.kind === 'loaded') {
    return (
      <DetailsForm
        bookId={bookId}
        bookPath={bookPath}
        calls={calls}
        first={loading.details}
        known={{
          categories: categories.map(({ name }) => name),
          series: series.map(({ name }) => name),
          tags: tags.map(({ name }) => name),
          creators,
        }}
        onUnsaved={onUnsaved}
      />
    )
  }
  return (
    <div className={styles.screen}>
      <ReturnLink href={bookPath} label={t('detailsBack')}>
        {t('detailsBackShort')}
      </ReturnLink>
      {loading.kind === 'loading' ? (
        <Waiting />
      ) : (
        <LoadFailure
          title={t('detailsLoadFailed')}
          cause={null}
          reason={loading.reason}
          pauseSeconds={null}
          retrying={loading.isRetrying}
          onRetry={() => void load()}
        />
      )}
    </div>
  )
}
