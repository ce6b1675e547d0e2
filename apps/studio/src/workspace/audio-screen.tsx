import { useNavigate, useSearchParams } from 'react-router'
import { NotFoundScreen } from '../app/not-found-screen'
import { readId, readPlace, writePlace } from './work-place'
import { workspacePath } from './workspace-path'
import { WorkspaceView } from './workspace-view'

/** The chapter audio editor at `/studio/audio?book=&chapter=&variation=`. */
export function AudioScreen() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const bookId = readId(query.get('book'))
  if (bookId === null) return <NotFoundScreen />
  return (
    <WorkspaceView
      bookId={bookId}
      place={{ ...readPlace(query), step: 'voice' }}
      onPlace={(place) => {
        const next = writePlace(place)
        if (place.step !== 'voice') return void navigate(workspacePath(bookId, next))
        next.set('book', String(bookId))
        next.delete('step')
        setQuery(next, { replace: true })
      }}
    />
  )
}
