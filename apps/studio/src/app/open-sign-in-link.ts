import { appApi } from '@lectern/api-client/app'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import type { StudioStore } from './create-store'

export type LinkSignIn = 'none' | 'done' | 'failed'

/** Exchanges the token of a one-time link for a session. */
export async function openSignInLink(
  store: StudioStore,
  session: SessionKeeper,
  token: string | null,
): Promise<LinkSignIn> {
  if (token === null) return 'none'
  try {
    const response = await store.dispatch(appApi.endpoints.openSignInLink.initiate({ body: { token } })).unwrap()
    session.signedIn(response)
    return 'done'
  } catch (error) {
    if (!isApiFailure(error)) throw error
    return 'failed'
  }
}
