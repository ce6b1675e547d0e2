import { readHandedSession, type SessionKeeper } from '@lectern/api-client/session'

/** Reuses the window of an earlier press. */
const windowName = 'lectern-sign-in'
const windowFeatures = 'popup,width=480,height=720'

/**
 * Opens the sign-in screen in a window of its own and takes the session that it sends, because the storage of a frame in another
 * site is not that of this site's windows.
 *
 * @returns false if the browser opened no window
 */
export function openSignInWindow(href: string, session: Pick<SessionKeeper, 'signedIn'>): boolean {
  const opened = window.open(href, windowName, windowFeatures)
  if (opened === null) return false
  const received = new AbortController()
  window.addEventListener(
    'message',
    (event) => {
      const handed = readHandedSession(event, { origin: window.location.origin, window: opened })
      if (handed === null) return
      received.abort()
      session.signedIn(handed)
    },
    { signal: received.signal },
  )
  return true
}
