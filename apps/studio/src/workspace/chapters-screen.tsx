import { BookChapters } from '@lectern/authoring-ui'
import { bookDetailsMessages } from '@lectern/messages'
import { AppShell, useTranslate } from '@lectern/ui'
import { useParams } from 'react-router'
import { NotFoundScreen } from '../app/not-found-screen'
import { StudioHeader } from '../app/studio-header'
import { useStudio } from '../app/studio-context'
import { readId } from './work-place'
import { workspacePath } from './workspace-path'

/** Screen at `/studio/books/{id}/chapters`. */
export function ChaptersScreen() {
  const t = useTranslate(bookDetailsMessages)
  const { session } = useStudio()
  const bookId = readId(useParams()['bookId'])
  if (bookId === null) return <NotFoundScreen />
  return (
    <AppShell header={<StudioHeader />}>
      <title>{`${t('chaptersHeading')} – Lectern`}</title>
      <BookChapters
        key={bookId}
        session={session}
        bookId={bookId}
        bookPath={`/studio/books/${bookId}`}
        chapterPath={({ id }) => workspacePath(bookId, new URLSearchParams({ chapter: String(id) }))}
      />
    </AppShell>
  )
}
