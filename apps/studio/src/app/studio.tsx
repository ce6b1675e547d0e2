import type { SessionKeeper } from '@lectern/api-client/session'
import { LocaleProvider, ToastProvider } from '@lectern/ui'
import { Suspense, use, useState } from 'react'
import { Provider } from 'react-redux'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { StudioStore } from './create-store'
import { readInterfaceLocale, storeInterfaceLocale } from './interface-locale'
import type { LinkSignIn } from './open-sign-in-link'
import type { KeyStorage } from '@lectern/api-client/session'
import { CrashBoundary } from './crash-boundary'
import { StudioContext } from './studio-context'
import { WaitingScreen } from './waiting-screen'

export interface StudioProps {
  readonly session: SessionKeeper
  readonly storage: KeyStorage
  readonly store: StudioStore
  readonly router: ReturnType<typeof createBrowserRouter>
  readonly linkSignIn: Promise<LinkSignIn>
  /** Of the mailed link that this visit began with. */
  readonly mailedToken: string | null
}

/** The whole studio: services around the router. */
export function Studio(props: StudioProps) {
  const [locale, setLocale] = useState(() => readInterfaceLocale(props.storage, navigator.language))
  return (
    <Provider store={props.store}>
      <LocaleProvider locale={locale}>
        <ToastProvider>
          <CrashBoundary>
            <Suspense fallback={<WaitingScreen />}>
              <SignedInStudio
                {...props}
                locale={locale}
                setLocale={(next) => {
                  storeInterfaceLocale(props.storage, next)
                  setLocale(next)
                }}
              />
            </Suspense>
          </CrashBoundary>
        </ToastProvider>
      </LocaleProvider>
    </Provider>
  )
}

interface SignedInStudioProps extends StudioProps {
  readonly locale: ReturnType<typeof readInterfaceLocale>
  readonly setLocale: (locale: ReturnType<typeof readInterfaceLocale>) => void
}

/** Waits for the one-time link, so that no screen asks for a sign-in that is under way. */
function SignedInStudio({ session, storage, router, linkSignIn, mailedToken, locale, setLocale }: SignedInStudioProps) {
  const link = use(linkSignIn)
  return (
    <StudioContext value={{ session, storage, locale, setLocale, linkSignIn: link, mailedToken }}>
      <RouterProvider router={router} />
    </StudioContext>
  )
}
