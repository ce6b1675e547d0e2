import type { SessionKeeper } from '@lectern/api-client/session'
import { StoredLocaleProvider, ToastProvider, useClearToasts, type StoredLocale } from '@lectern/ui'
import { Suspense, use } from 'react'
import { Provider } from 'react-redux'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { StudioStore } from './create-store'
import type { LinkSignIn } from './open-sign-in-link'
import type { KeyStorage } from '@lectern/api-client/session'
import { CrashBoundary } from './crash-boundary'
import { StudioContext } from './studio-context'
import { WaitingScreen } from './waiting-screen'

export interface StudioProps {
  readonly session: SessionKeeper
  readonly storage: KeyStorage
  readonly locale: StoredLocale
  readonly store: StudioStore
  readonly router: ReturnType<typeof createBrowserRouter>
  readonly linkSignIn: Promise<LinkSignIn>
  /** Token of the mailed link that this visit began with. */
  readonly mailedToken: string | null
}

/** The whole studio: providers around the router. */
export function Studio(props: StudioProps) {
  return (
    <Provider store={props.store}>
      <StoredLocaleProvider stored={props.locale}>
        <ToastProvider>
          <CrashBoundary>
            <Suspense fallback={<WaitingScreen />}>
              <SignedInStudio {...props} />
            </Suspense>
          </CrashBoundary>
        </ToastProvider>
      </StoredLocaleProvider>
    </Provider>
  )
}

/** Waits for the one-time link, so that no screen asks for a sign-in that is under way. */
function SignedInStudio({ session, storage, router, linkSignIn, mailedToken }: StudioProps) {
  const link = use(linkSignIn)
  useClearToasts()
  return (
    <StudioContext value={{ session, storage, linkSignIn: link, mailedToken }}>
      <RouterProvider router={router} />
    </StudioContext>
  )
}
