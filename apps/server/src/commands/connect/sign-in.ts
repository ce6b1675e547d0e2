import { openSignInLink, refreshToken } from '@lectern/contracts/app'
import { callRoute, type Send } from '../call-route'

/** Calls without a token. */
export function sendTo(baseUrl: string): Send {
  return async (path, init) => {
    try {
      return await fetch(`${baseUrl}${path}`, init)
    } catch (error) {
      init.signal?.throwIfAborted()
      throw new Error(`${baseUrl} cannot be reached: ${reasonOf(error)}. Is the server running there?`, {
        cause: error,
      })
    }
  }
}

/** Returns the message of a network error, which fetch hides in `cause`, and in a list if a host has several addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof AggregateError) return reasonOf(error.cause.errors[0])
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

/** Calls with a given access token, which cannot be refreshed. */
export function sendWithToken(send: Send, accessToken: string): Send {
  return (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${accessToken}`)
    return send(path, { ...init, headers })
  }
}

/** Signs in with a one-time token. Later calls carry the session, which is refreshed when it expires. */
export async function sendSignedIn(send: Send, signInToken: string): Promise<Send> {
  let session: { accessToken: string; refreshToken: string } = await callRoute(send, openSignInLink, {
    body: { token: signInToken },
  })
  return async (path, init) => {
    const answer = await sendWithToken(send, session.accessToken)(path, init)
    if (answer.status !== 401) return answer
    session = await callRoute(send, refreshToken, { body: { refreshToken: session.refreshToken } })
    return sendWithToken(send, session.accessToken)(path, init)
  }
}
