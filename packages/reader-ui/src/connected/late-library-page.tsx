import { AppShell, Wordmark } from '@lectern/ui'
import { lazy, Suspense } from 'react'
import { readAddress } from '../address/read-address'
import type { LibraryPageProps } from './library-page'

const LibraryPage = lazy(async () => ({ default: (await import('./library-page')).LibraryPage }))

/** The library. Its code is loaded when it is shown, since most visits open a book. */
export function LateLibraryPage(props: LibraryPageProps) {
  return (
    <Suspense
      fallback={
        <AppShell embed={readAddress(props.search).isEmbedded} header={<Wordmark />}>
          {null}
        </AppShell>
      }
    >
      <LibraryPage {...props} />
    </Suspense>
  )
}
