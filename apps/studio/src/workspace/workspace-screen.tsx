import { useParams, useSearchParams } from 'react-router'
import { NotFoundScreen } from '../app/not-found-screen'
import { readId, readPlace, writePlace } from './work-place'
import { WorkspaceView } from './workspace-view'

/** Screen at `/studio/books/{id}`; chapter, page, language and step are query parameters. */
export function WorkspaceScreen() {
  const bookId = readId(useParams()['bookId'])
  const [query, setQuery] = useSearchParams()
  if (bookId === null) return <NotFoundScreen />
  const place = readPlace(query)
  return (
    <WorkspaceView
      bookId={bookId}
      place={place}
      onPlace={(next) => {
        // Turning pages adds no history entry; another step, chapter or language does.
        const samePlace =
          next.step === place.step && next.chapter === place.chapter && next.variation === place.variation
        setQuery(writePlace(next), { replace: samePlace })
      }}
    />
  )
}
