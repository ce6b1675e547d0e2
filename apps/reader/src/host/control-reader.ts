import { mainReadingApi } from '@lectern/api-client/main/reading'
import { unwrapOnce } from '@lectern/api-client/session'
import { onQuizGraded } from '@lectern/reader-ui'
import { changeAddress } from '@lectern/reader-ui/address'
import { createReaderSettingsStore } from '@lectern/reader-ui/settings'
import { acceptHostToken } from './accept-host-token'
import { exchangeMessages, type FramedWindow, type HostConnection } from './exchange-messages'
import type { HostedParts } from './hosted-parts'

/** Exchanges messages between the host page and the parts of this reader. */
export function controlReader(
  { store, session, bar, locale, storage }: HostedParts,
  target: FramedWindow,
): HostConnection {
  const settings = createReaderSettingsStore({ storage, locale, store })
  const { initiate } = mainReadingApi.endpoints.getBookPartner
  let askedAs = session.current()?.id
  return exchangeMessages(store, target, {
    session,
    askPartner(id) {
      const userId = session.current()?.id
      // Some books name their partner to members only, so ask again after somebody else has signed in.
      const forceRefetch = userId !== askedAs
      askedAs = userId
      return unwrapOnce(store.dispatch(initiate({ id }, { forceRefetch })))
    },
    wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    onQuizGraded,
    signIn: (token) => acceptHostToken(session, token),
    setVariation: (variation) => bar.replace(changeAddress(bar.search(), { variation })),
    setTheme: (theme) => settings.apply({ theme }),
    setLocale: (wish) => settings.apply({ locale: wish }),
  })
}
