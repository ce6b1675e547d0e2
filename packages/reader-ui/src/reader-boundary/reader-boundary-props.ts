import type { ReactNode } from 'react'

export interface ReaderBoundaryProps {
  readonly libraryHref: string
  /** Reloads the document, which clears broken state and outdated chunks. */
  readonly onReload: () => void
  readonly children: ReactNode
}
