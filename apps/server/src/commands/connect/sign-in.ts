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

/** What the network said: fetch hides it in the cause, several addresses of one name in a list without a message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof AggregateError) return reasonOf(error.cause.errors[0])
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

/** Calls with an access token that somebody handed over; it cannot be renewed. */
export function sendWithToken(send: Send, accessToken: string): Send {
  return (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${accessToken}`)
    return send(path, { ...init, headers })
  }
}

/** Signs in with a one-time token; from then on every call carries the session, which is renewed when it has run out. */
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
