import { signInPath, useSession } from '@lectern/api-client/session'
import { speechApi } from '@lectern/api-client/speech'
import { UnsavedDialog } from '@lectern/authoring-ui'
import { studioMessages } from '@lectern/messages'
import { AppShell, Button, EmptyState, useTranslate } from '@lectern/ui'
import { Lock } from '@lectern/ui/icons'
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { SessionOver } from '../sign-in/session-over'
import { useStudio } from './studio-context'
import { StudioHeader } from './studio-header'
import { LeavingContext, useLeaveGuard } from './use-leave-guard'

/**
 * Renders its children for signed-in authors and sends others to the sign-in screen and back. A session that ends with
 * unsaved work keeps the desk mounted; the author signs in on top of it.
 */
export function AuthorFrame() {
  const t = useTranslate(studioMessages)
  const { session } = useStudio()
  const user = useSession(session)
  const location = useLocation()
  const guard = useLeaveGuard(session)
  const [authorId, setAuthorId] = useState(user?.id)
  if (user !== null && user.id !== authorId) setAuthorId(user.id)
  // Listing books is a public call: an expired token would pass as no token. This call requires an author, so that an expired
  // session ends here and not in an empty library.
  speechApi.useGetSubscriptionQuery(undefined, { skip: user === null })
  if (user === null && !guard.holds)
    return <Navigate replace to={signInPath(`${location.pathname}${location.search}`)} />
  if (user !== null && user.role !== 'user') {
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
  return (
    <LeavingContext value={guard.leaving}>
      {/* Whoever else signs in gets a desk of their own. */}
      <Outlet key={authorId} />
      {user === null ? <SessionOver onLeave={guard.discardWork} /> : <UnsavedDialog {...guard.question} />}
    </LeavingContext>
  )
}
