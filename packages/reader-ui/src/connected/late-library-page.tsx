import { lazy, Suspense } from 'react'
import type { LibraryPageProps } from './library-page'

const LibraryPage = lazy(async () => ({ default: (await import('./library-page')).LibraryPage }))

/** The library. Its code is loaded when it is shown, since most visits open a book; nothing stands in its place meanwhile. */
export function LateLibraryPage(props: LibraryPageProps) {
  return (
    <Suspense fallback={null}>
      <LibraryPage {...props} />
    </Suspense>
  )
}
