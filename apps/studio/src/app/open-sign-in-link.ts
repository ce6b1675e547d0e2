import { appApi } from '@lectern/api-client/app'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import type { PendingLink } from './create-pending-link'
import type { StudioStore } from './create-store'

export type LinkSignIn = 'none' | 'done' | 'failed'

/**
 * Exchanges the token of a one-time link for a session. A link whose response was lost is opened again with the next load of the
 * page.
 */
export async function openSignInLink(
  store: StudioStore,
  session: SessionKeeper,
  pending: PendingLink,
  token: string | null,
): Promise<LinkSignIn> {
  const link = pending.begin(token)
  if (link === null) return 'none'
  try {
    const response = await store.dispatch(appApi.endpoints.openSignInLink.initiate({ body: { ...link } })).unwrap()
    session.signedIn(response)
    pending.end()
    return 'done'
  } catch (error) {
    if (!isApiFailure(error)) throw error
    // Without a response, or while the server cannot work, the link may have been redeemed or not.
    if (error.status !== 0 && error.status < 500) pending.end()
    return 'failed'
  }
}
