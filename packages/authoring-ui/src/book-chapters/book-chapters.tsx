import { mainApi, type BookData, type Chapter } from '@lectern/api-client/main'
import { useRetry } from '@lectern/api-client/retry'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { bookDetailsMessages } from '@lectern/messages'
import { LoadFailure, Stack, useTranslate } from '@lectern/ui'
import { createMarkUpload } from '../connected/create-mark-upload'
import { Waiting } from '../desk-screen/waiting'
import { ChaptersPanel } from './chapters-panel'

export interface BookChaptersProps {
  readonly session: SessionKeeper
  readonly bookId: number
  /** Address of the book's workspace. */
  readonly bookPath: string
  /** Address of a chapter in the workspace. */
  readonly chapterPath: (chapter: Chapter) => string
}

/** Loads the chapters of a book and shows them to be managed. */
export function BookChapters({ session, bookId, bookPath, chapterPath }: BookChaptersProps) {
  const t = useTranslate(bookDetailsMessages)
  const query = mainApi.useGetBookDataQuery(
    { id: bookId, includeRectData: 'false' },
    { refetchOnMountOrArgChange: true },
  )
  const { data: book, error, isFetching, refetch } = query
  const retry = useRetry({ error: book === undefined ? error : undefined, isTrying: isFetching, tryAgain: refetch })
  const reload = (): Promise<BookData> => refetch().unwrap()
  if (book !== undefined) {
    return (
      <ChaptersPanel
        book={book}
        bookId={bookId}
        bookPath={bookPath}
        chapterPath={chapterPath}
        reload={reload}
        uploadMedia={createMarkUpload(session, bookId)}
      />
    )
  }
  return (
    <Stack>
      {error === undefined ? (
        <Waiting />
      ) : (
        <LoadFailure
          title={t('chaptersLoadFailed')}
          cause={retry.cause}
          reason={isApiFailure(error) ? error.msg : ''}
          pauseSeconds={retry.pauseSeconds}
          retrying={isFetching}
          onRetry={retry.retryNow}
        />
      )}
    </Stack>
  )
}
