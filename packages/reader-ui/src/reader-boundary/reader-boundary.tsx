import { readerMessages } from '@lectern/messages'
import { AppShell, ButtonLink, ErrorState, useTranslate } from '@lectern/ui'
import { Library } from '@lectern/ui/icons'
import { Component, type ReactNode } from 'react'

export interface ReaderBoundaryProps {
  readonly libraryHref: string
  /** Reloads the document, which clears broken state and outdated chunks. */
  readonly onReload: () => void
  readonly children: ReactNode
}

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
    return this.state.isBroken ? <BrokenReader {...ways} /> : children
  }
}

function BrokenReader({ libraryHref, onReload }: Omit<ReaderBoundaryProps, 'children'>) {
  const t = useTranslate(readerMessages)
  return (
    <AppShell width="reading">
      <ErrorState
        level={1}
        title={t('errorTitle')}
        message={t('failedAdvice')}
        onRetry={onReload}
        action={
          <ButtonLink href={libraryHref} icon={Library} size="l">
            {t('bookBackToLibrary')}
          </ButtonLink>
        }
      />
    </AppShell>
  )
}
