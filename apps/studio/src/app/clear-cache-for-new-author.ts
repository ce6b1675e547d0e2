import { appApi } from '@lectern/api-client/app'
import { mainApi } from '@lectern/api-client/main'
import type { SessionKeeper } from '@lectern/api-client/session'
import { speechApi } from '@lectern/api-client/speech'
import type { StudioStore } from './create-store'

/** Clears cached responses if another author signs in on the same device. */
export function clearCacheForNewAuthor(store: Pick<StudioStore, 'dispatch'>, session: SessionKeeper): void {
  let author = session.current()?.id
  session.subscribe(() => {
    const next = session.current()?.id
    // The same author may continue a session that has ended.
    if (next === undefined || next === author) return
    if (author !== undefined) for (const api of [mainApi, appApi, speechApi]) store.dispatch(api.util.resetApiState())
    author = next
  })
}
