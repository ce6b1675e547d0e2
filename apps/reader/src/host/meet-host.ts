import { mainReadingApi } from '@lectern/api-client/main/reading'
import type { ReaderStore } from '../create-reader-store'
import type { FramedWindow } from './serve-host'

/**
 * Begins to speak with the page around the reader. What it takes is loaded in frames only.
 * @returns tells that page that the reader wants to leave; false when there is none that hears it
 */
export function meetHost(store: ReaderStore, target: FramedWindow): (returnUrl: string) => boolean {
  let leave = (_returnUrl: string) => false
  const { initiate } = mainReadingApi.endpoints.getBookPartner
  import('./serve-host').then(({ serveHost }) => {
    leave = serveHost(
      store,
      target,
      (id) => store.dispatch(initiate({ id }, { subscribe: false })).unwrap(),
      (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    )
  }, console.error)
  return (returnUrl) => leave(returnUrl)
}
