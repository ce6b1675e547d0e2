import { useNavigate, useSearchParams } from 'react-router'
import { NotFoundScreen } from '../app/not-found-screen'
import { audioPath } from './audio-path'
import { readId, readPlace, writePlace } from './work-place'
import { workspacePath } from './workspace-path'
import { WorkspaceView } from './workspace-view'

/** The chapter audio editor at `/studio/audio?book=&chapter=&variation=`. */
export function AudioScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const bookId = readId(query.get('book'))
  if (bookId === null) return <NotFoundScreen />
  return (
    <WorkspaceView
      bookId={bookId}
      place={{ ...readPlace(query), step: 'voice' }}
      onPlace={(place) => {
        const next = writePlace(place)
        // Another chapter or language keeps the editor; another step leaves it.
        if (place.step !== null && place.step !== 'voice') return void navigate(workspacePath(bookId, next))
        void navigate(audioPath(bookId, place), { replace: true })
      }}
    />
  )
}
