import { readerMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { Component, type ReactNode } from 'react'
import { useRetryOnline } from '../connected/use-retry-online'
import { importLateParts } from '../late-failure/import-late-parts'
import { LatePart } from '../late-failure/late-part'
import { PlainFailure } from '../late-failure/plain-failure'
import type { ReaderBoundaryProps } from './reader-boundary-props'

interface BoundaryState {
  readonly isBroken: boolean
}

/** Error boundary: replaces a reader that threw while rendering by a message with two ways out. */
export class ReaderBoundary extends Component<ReaderBoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false }

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { children, ...ways } = this.props
    return this.state.isBroken ? <LateBrokenReader {...ways} /> : children
  }
}

const load = async () => (await importLateParts()).BrokenReader

function LateBrokenReader(ways: Omit<ReaderBoundaryProps, 'children'>) {
  const t = useTranslate(readerMessages)
  // The code of a screen could not be fetched: it can be now.
  useRetryOnline(!navigator.onLine, ways.onReload)
  const standIn = <PlainFailure message={t('failedAdvice')} onRetry={ways.onReload} />
  return <LatePart load={load} given={ways} standIn={standIn} />
}
