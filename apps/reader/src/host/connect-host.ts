import { mainReadingApi } from '@lectern/api-client/main/reading'
import type { ReaderStore } from '../create-reader-store'
import type { FramedWindow } from './exchange-messages'

/**
 * Starts the message protocol with the host page. Its code is loaded only inside a frame.
 * @returns a function that asks the host page to navigate to `returnUrl`; false when no host page listens
 */
export function connectHost(store: ReaderStore, target: FramedWindow): (returnUrl: string) => boolean {
  let leave = (_returnUrl: string) => false
  const { initiate } = mainReadingApi.endpoints.getBookPartner
  import('./exchange-messages').then(({ exchangeMessages }) => {
    leave = exchangeMessages(
      store,
      target,
      (id) => store.dispatch(initiate({ id }, { subscribe: false })).unwrap(),
      (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    )
  }, console.error)
  return (returnUrl) => leave(returnUrl)
}
