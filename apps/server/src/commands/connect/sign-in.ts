import { openSignInLink, refreshToken } from '@lectern/contracts/app'
import { callRoute, type Send } from '../call-route'

/** Returns a `Send` for a server, without a token. */
export function createSender(baseUrl: string): Send {
  return async (path, init) => {
    try {
      return await fetch(`${baseUrl}${path}`, init)
    } catch (error) {
      init.signal?.throwIfAborted()
      throw new Error(`${baseUrl} cannot be reached: ${findReason(error)}. Is the server running there?`, {
        cause: error,
      })
    }
  }
}

/** Returns the message of a network error, which fetch wraps in `cause`: an AggregateError if a host has several addresses. */
function findReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof AggregateError) return findReason(error.cause.errors[0])
  return error.cause instanceof Error ? findReason(error.cause) : error.message
}

/** Returns a `Send` that adds an access token, which is not refreshed. */
export function withToken(send: Send, accessToken: string): Send {
  return (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${accessToken}`)
    return send(path, { ...init, headers })
  }
}

/** Signs in with a one-time token. Returns a `Send` that carries the session and refreshes it when it expires. */
export async function signIn(send: Send, signInToken: string): Promise<Send> {
  let session: { accessToken: string; refreshToken: string } = await callRoute(send, openSignInLink, {
    body: { token: signInToken },
  })
  return async (path, init) => {
    const response = await withToken(send, session.accessToken)(path, init)
    if (response.status !== 401) return response
    session = await callRoute(send, refreshToken, { body: { refreshToken: session.refreshToken } })
    return withToken(send, session.accessToken)(path, init)
  }
}
