import { readerMessages } from '@lectern/messages'
import { AppShell, ButtonLink, ErrorState, useTranslate } from '@lectern/ui'
import { Library } from '@lectern/ui/icons'
import { useEffect } from 'react'
import { removeFirstPicture } from '../first-picture/remove-first-picture'
import type { ReaderBoundaryProps } from './reader-boundary-props'

/** Shows that the reader has failed, with two ways out. */
export function BrokenReader({ libraryHref, onReload }: Pick<ReaderBoundaryProps, 'libraryHref' | 'onReload'>) {
  const t = useTranslate(readerMessages)
  useEffect(removeFirstPicture, [])
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
