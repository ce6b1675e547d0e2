import { appApi } from '@lectern/api-client/app'
import { mainApi } from '@lectern/api-client/main'
import type { SessionKeeper } from '@lectern/api-client/session'
import { speechApi } from '@lectern/api-client/speech'
import type { StudioStore } from './create-store'

/** What the servers have answered to one author is not shown to the next one on the same machine. */
export function forgetAnswersOfOthers(store: Pick<StudioStore, 'dispatch'>, session: SessionKeeper): void {
  let author = session.current()?.id
  session.subscribe(() => {
    const next = session.current()?.id
    // A session that ends may be taken up again by the same author.
    if (next === undefined || next === author) return
    if (author !== undefined) for (const api of [mainApi, appApi, speechApi]) store.dispatch(api.util.resetApiState())
    author = next
  })
}
