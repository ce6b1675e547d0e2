import type { mainReadingApi } from '@lectern/api-client/main/reading'
import { mainReadingValidators } from '@lectern/api-client/main/reading/validators'
import type { SessionExtra } from '@lectern/api-client/session'
import { installResponseValidators } from '@lectern/api-client/validators'
import type { UnknownAction } from '@reduxjs/toolkit'
import { waitForRest } from '../late-failure/wait-for-rest'

interface ReadingStore {
  readonly getState: () => Parameters<ReturnType<typeof mainReadingApi.endpoints.getBookOutline.select>>[0]
  readonly dispatch: (action: UnknownAction) => unknown
}

/**
 * Starts to validate responses. A response that arrived before and is invalid is requested again, so that it fails with
 * the name of its call and field. Those are validated one after another while the browser rests, so that a tap or a swipe
 * waits for one of them at most.
 *
 * @param api an argument, because the bundler would split a module that the first load and this chunk both import into a
 *   chunk of its own, which makes the first load larger
 */
export async function validateResponses(
  store: ReadingStore,
  extra: SessionExtra,
  api: typeof mainReadingApi,
): Promise<void> {
  installResponseValidators(extra, mainReadingValidators)
  const early = Object.values(store.getState()[api.reducerPath].queries)
  for (const query of early) {
    if (!query?.endpointName || query.data === undefined) continue
    await waitForRest()
    if (extra.checkResponse?.(query.endpointName, query.data)) {
      store.dispatch(api.util.invalidateTags(['Book']))
      return
    }
  }
}
