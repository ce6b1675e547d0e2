import type { SessionKeeper } from '@lectern/api-client/session'
import { mainReadingApi } from '@lectern/api-client/main/reading'
import type { ReaderStore } from '../create-reader-store'
import type { FramedWindow } from './exchange-messages'

/**
 * Starts the message protocol with the host page. Its code is loaded only inside a frame.
 * @returns a function that asks the host page to navigate to `returnUrl`; false when no host page listens
 */
export function connectHost(
  store: ReaderStore,
  session: SessionKeeper,
  target: FramedWindow,
): (returnUrl: string) => boolean {
  let leave = (_returnUrl: string) => false
  const { initiate } = mainReadingApi.endpoints.getBookPartner
  Promise.all([import('./exchange-messages'), import('../adopt-token')]).then(
    ([{ exchangeMessages }, { adoptHostToken }]) => {
      leave = exchangeMessages(
        store,
        target,
        (id) => store.dispatch(initiate({ id }, { subscribe: false })).unwrap(),
        (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
        (token) => adoptHostToken(session, token),
      )
    },
    console.error,
  )
  return (returnUrl) => leave(returnUrl)
}
