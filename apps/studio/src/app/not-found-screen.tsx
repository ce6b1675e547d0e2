import { mainApi } from '@lectern/api-client/main'
import { readMode } from '@lectern/core/book'
import { studioMessages } from '@lectern/messages'
import { AppShell, ButtonLink, EmptyState, useTranslate, Wordmark } from '@lectern/ui'
import { BookOpenText, FolderOpen } from '@lectern/ui/icons'
import { useLocation } from 'react-router'
import { StudioHeader } from './studio-header'

/** Screen for an address that does not exist. Addresses of the reader lead on to its library, and back to the site that led here. */
export function NotFoundScreen() {
  const t = useTranslate(studioMessages)
  const { pathname, search } = useLocation()
  const isOfStudio = /^\/(studio|auth)(\/|$)/.test(pathname)
  const returnLink = useReturnLink(search)
  return (
    <AppShell header={isOfStudio ? <StudioHeader /> : <Wordmark />}>
      <title>{isOfStudio ? `${t('studioTitle')} – Lectern` : 'Lectern'}</title>
      <EmptyState
        level={1}
        icon={isOfStudio ? FolderOpen : BookOpenText}
        title={t('notFoundTitle')}
        action={
          <>
            {returnLink !== null && (
              <ButtonLink href={returnLink} tone="accent">
                {t('backToSite', { site: new URL(returnLink).hostname })}
              </ButtonLink>
            )}
            <ButtonLink href={isOfStudio ? '/studio/' : '/'} tone={returnLink === null ? 'accent' : 'plain'}>
              {t('backToBooks')}
            </ButtonLink>
          </>
        }
      >
        {t('notFoundAdvice')}
      </EmptyState>
    </AppShell>
  )
}

/** Returns the address to go back to if a partner allows it; null without one. */
function useReturnLink(search: string): string | null {
  const query = new URLSearchParams(search)
  const url = query.get('returnUrl')
  const mode = readMode(query.get('mode'))
  const { data } = mainApi.useGetReturnLinkQuery(
    { ...(url === null ? {} : { url }), ...(mode === null ? {} : { mode }) },
    { skip: url === null && mode === null },
  )
  return data?.returnLink ?? null
}
