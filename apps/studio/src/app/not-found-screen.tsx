import { studioMessages } from '@lectern/messages'
import { AppShell, ButtonLink, EmptyState, useTranslate } from '@lectern/ui'
import { FolderOpen } from '@lectern/ui/icons'
import { StudioHeader } from './studio-header'

/** Screen for an address that does not exist. */
export function NotFoundScreen() {
  const t = useTranslate(studioMessages)
  return (
    <AppShell header={<StudioHeader />}>
      <title>{`${t('studioTitle')} – Lectern`}</title>
      <EmptyState
        level={1}
        icon={FolderOpen}
        title={t('notFoundTitle')}
        action={
          <ButtonLink href="/studio/" tone="accent">
            {t('backToBooks')}
          </ButtonLink>
        }
      >
        {t('bookMissing')}
      </EmptyState>
    </AppShell>
  )
}
