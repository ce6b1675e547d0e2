import { readerMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { Component, useEffect, type ReactNode } from 'react'
import { importLateParts } from '../late-failure/import-late-parts'
import { LatePart } from '../late-failure/late-part'
import { PlainFailure } from '../late-failure/plain-failure'
import { screen } from '../late-failure/plain-failure.css'
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
  const { onReload } = ways
  useEffect(() => {
    // The code of a screen that could not be fetched can be fetched now.
    window.addEventListener('online', onReload)
    return () => window.removeEventListener('online', onReload)
  }, [onReload])
  const standIn = (
    <div className={screen}>
      <PlainFailure message={t('failedAdvice')} onRetry={onReload} />
    </div>
  )
  return <LatePart load={load} given={ways} standIn={standIn} />
}
