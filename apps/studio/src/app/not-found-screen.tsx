import { studioMessages } from '@lectern/messages'
import { AppShell, ButtonLink, EmptyState, useTranslate, Wordmark } from '@lectern/ui'
import { BookOpenText, FolderOpen } from '@lectern/ui/icons'
import { useLocation } from 'react-router'
import { StudioHeader } from './studio-header'

/** Screen for an address that does not exist. Addresses of the reader lead on to its library. */
export function NotFoundScreen() {
  const t = useTranslate(studioMessages)
  const isOfStudio = /^\/(studio|auth)(\/|$)/.test(useLocation().pathname)
  return (
    <AppShell header={isOfStudio ? <StudioHeader /> : <Wordmark />}>
      <title>{isOfStudio ? `${t('studioTitle')} – Lectern` : 'Lectern'}</title>
      <EmptyState
        level={1}
        icon={isOfStudio ? FolderOpen : BookOpenText}
        title={t('notFoundTitle')}
        action={
          <ButtonLink href={isOfStudio ? '/studio/' : '/'} tone="accent">
            {t('backToBooks')}
          </ButtonLink>
        }
      >
        {t('notFoundAdvice')}
      </EmptyState>
    </AppShell>
  )
}
