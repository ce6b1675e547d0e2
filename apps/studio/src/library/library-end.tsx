import { isApiFailure } from '@lectern/api-client/session'
import { bookListMessages, studioMessages } from '@lectern/messages'
import { Button, EmptyState, LoadMore, useTranslate } from '@lectern/ui'
import { Search } from '@lectern/ui/icons'
import type { useLibraryView } from './use-library-view'

export interface LibraryEndProps {
  readonly library: ReturnType<typeof useLibraryView>
  /** Number of books that are shown. */
  readonly count: number
  readonly onShowAll: () => void
}

/** Shows below the books how to load more, or why no books are listed. */
export function LibraryEnd({ library, count, onShowAll }: LibraryEndProps) {
  const t = useTranslate(studioMessages)
  const l = useTranslate(bookListMessages)
  const { error, text } = library
  if (count === 0) {
    return (
      <EmptyState
        icon={Search}
        place="panel"
        title={text === '' ? t('libraryNoState') : l('libraryNoMatch', { text })}
        action={<Button onClick={onShowAll}>{t('libraryShowAll')}</Button>}
      >
        {text === '' ? t('libraryNoStateAdvice') : l('libraryNoMatchAdvice')}
      </EmptyState>
    )
  }
  if (!library.hasMoreThanOneBatch) return null
  return (
    <LoadMore
      state={library.nextBatchState}
      label={l('libraryMore')}
      failure={l('libraryMoreFailed', { reason: isApiFailure(error) ? error.msg : '' })}
      doneText={l('libraryAllShown', { count })}
      onMore={library.loadMore}
    />
  )
}
