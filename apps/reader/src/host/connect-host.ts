import type { FailureReason } from '@lectern/embed/protocol'
import type { FramedWindow, HostConnection } from './exchange-messages'
import type { HostedParts } from './hosted-parts'

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
