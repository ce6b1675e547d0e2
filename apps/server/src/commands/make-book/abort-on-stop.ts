import type { Send } from '../call-route'

/**
 * Wraps `send` so that no call starts after the signal. Reads and uploads under way are aborted. A call that writes is waited
 * for: the server would finish it anyway, and its effect would race with the deletion of the book.
 */
export function abortOnStop(send: Send, signal: AbortSignal): Send {
  return async (path, init) => {
    signal.throwIfAborted()
    const mayBeCut = init.method === 'GET' || init.body instanceof FormData
    return send(path, mayBeCut ? { ...init, signal } : init)
  }
}
