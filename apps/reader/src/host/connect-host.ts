import type { SessionKeeper } from '@lectern/api-client/session'
import type { AddressBar, PlaceStorage } from '@lectern/reader-ui'
import type { StoredLocale } from '@lectern/ui'
import type { FailureReason } from '@lectern/embed/protocol'
import type { ReaderStore } from '../create-reader-store'
import type { FramedWindow, HostConnection } from './exchange-messages'

/** The parts of the reader that a host page controls. */
export interface HostedParts {
  readonly store: ReaderStore
  readonly session: SessionKeeper
  readonly bar: AddressBar
  readonly locale: StoredLocale
  readonly storage: PlaceStorage
}

/** Starts the message protocol with the host page. Its code is loaded only inside a frame. */
export function connectHost(parts: HostedParts, target: FramedWindow): HostConnection {
  let connection: HostConnection | null = null
  let failure: FailureReason | null = null
  import('./control-reader').then(({ controlReader }) => {
    connection = controlReader(parts, target)
    if (failure !== null) connection.fail(failure)
  }, console.error)
  return {
    leave: (returnUrl) => connection?.leave(returnUrl) ?? false,
    fail(reason) {
      failure = reason
      connection?.fail(reason)
    },
  }
}
