import { appApi } from '@lectern/api-client/app'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import type { PendingLink } from './create-pending-link'
import type { StudioStore } from './create-store'

export type LinkSignIn = 'none' | 'done' | 'failed'

export interface LinkOpening {
  readonly store: StudioStore
  readonly session: SessionKeeper
  readonly pending: PendingLink
  readonly token: string | null
  /** Runs a task after a moment. */
  readonly later: (task: () => void) => void
}

/**
 * Exchanges the token of a one-time link for a session. A link whose response was lost is opened again with the next load of the
 * page. It is kept for a moment after the response: a page that is reloaded just then can lose the session that it stored.
 */
export async function openSignInLink({ store, session, pending, token, later }: LinkOpening): Promise<LinkSignIn> {
  const link = pending.begin(token)
  if (link === null) return 'none'
  try {
    const response = await store.dispatch(appApi.endpoints.openSignInLink.initiate({ body: { ...link } })).unwrap()
    session.signedIn(response)
    later(pending.end)
    return 'done'
  } catch (error) {
    if (!isApiFailure(error)) throw error
    // Without a response, or while the server cannot work, the link may have been redeemed or not.
    if (error.status !== 0 && error.status < 500) pending.end()
    return 'failed'
  }
}
