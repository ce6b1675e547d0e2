import { BookDetails } from '@lectern/authoring-ui'
import { bookDetailsMessages } from '@lectern/messages'
import { AppShell, useTranslate } from '@lectern/ui'
import { useParams } from 'react-router'
import { NotFoundScreen } from '../app/not-found-screen'
import { StudioHeader } from '../app/studio-header'
import { useLeaving } from '../app/use-leave-guard'
import { readId } from './work-place'

/** Screen at `/studio/books/{id}/details`. */
export function DetailsScreen() {
  const t = useTranslate(bookDetailsMessages)
  const leaving = useLeaving()
  if (leaving === null) throw new Error('The details are outside of the guard: put them below <AuthorFrame>.')
  const bookId = readId(useParams()['bookId'])
  if (bookId === null) return <NotFoundScreen />
  return (
    <AppShell header={<StudioHeader />}>
      <title>{`${t('detailsHeading')} – Lectern`}</title>
      <BookDetails key={bookId} bookId={bookId} bookPath={`/studio/books/${bookId}`} onUnsaved={leaving.setUnsaved} />
    </AppShell>
  )
}
