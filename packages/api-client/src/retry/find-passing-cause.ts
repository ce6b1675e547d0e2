import type { ApiFailure } from '../session/read-api-failure'

/** A state of the network or the server in which a call fails now and may succeed later, unchanged. */
export type PassingCause =
  /** The browser has no connection. */
  | 'offline'
  /** No response arrived: the network or the server is unavailable. */
  | 'unreachable'
  /** The server is starting, or its database or store is unavailable. */
  | 'restarting'
  /** The server takes no more calls at the moment. */
  | 'busy'
  /** A disk of the server is full. */
  | 'disk-full'

/**
 * Returns the passing cause of a failed call; null if the same call would fail again. A gateway's own 502 and 504 mean that
 * the server behind it is unavailable; with a body of ours they are about an outside provider.
 *
 * @param isOnline the browser's own report
 */
export function findPassingCause(
  { status, code }: Pick<ApiFailure, 'status' | 'code'>,
  isOnline: boolean,
): PassingCause | null {
  switch (status) {
    case 0:
      if (code !== 'network' && code !== 'timeout') return null
      return isOnline ? 'unreachable' : 'offline'
    case 429:
      return 'busy'
    case 502:
    case 504:
      return code === 'unreadable' ? 'restarting' : null
    case 503:
      return 'restarting'
    case 507:
      return 'disk-full'
    default:
      return null
  }
}
