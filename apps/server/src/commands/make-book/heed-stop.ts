import type { Send } from '../call-route'

/**
 * No call begins after the signal. Reads and uploads under way end with it; a call that writes is waited for: cut short,
 * it would be done all the same, and what it writes would meet, or come after, the deletion of the book.
 */
export function heedStop(send: Send, signal: AbortSignal): Send {
  return async (path, init) => {
    signal.throwIfAborted()
    const mayBeCut = init.method === 'GET' || init.body instanceof FormData
    return send(path, mayBeCut ? { ...init, signal } : init)
  }
}
