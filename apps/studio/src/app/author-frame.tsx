import { useSession } from '@lectern/api-client/session'
import { speechApi } from '@lectern/api-client/speech'
import { studioMessages } from '@lectern/messages'
import { AppShell, Button, EmptyState, useTranslate } from '@lectern/ui'
import { Lock } from '@lectern/ui/icons'
import { Navigate, Outlet, useLocation } from 'react-router'
import { loginPath } from '../sign-in/login-path'
import { useStudio } from './studio-context'
import { StudioHeader } from './studio-header'

/** Lets authors in: who is not signed in goes to the sign-in screen and comes back from there. */
export function AuthorFrame() {
  const t = useTranslate(studioMessages)
  const { session } = useStudio()
  const user = useSession(session)
  const location = useLocation()
  // Books are public calls, which a token that the server does not know would pass as nobody's: this one asks for an
  // author, so that a session that is over ends here and not in an empty library.
  speechApi.useGetSubscriptionQuery(undefined, { skip: user === null })
  if (user === null) return <Navigate replace to={loginPath(`${location.pathname}${location.search}`)} />
  if (user.role !== 'user') {
    return (
      <AppShell header={<StudioHeader />}>
        <EmptyState
          level={1}
          icon={Lock}
          title={t('signInTitle')}
          action={<Button onClick={() => session.signedOut()}>{t('signOut')}</Button>}
        >
          {t('signInNotAuthor')}
        </EmptyState>
      </AppShell>
    )
  }
  return <Outlet />
}
