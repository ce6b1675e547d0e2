import { appApi } from '@lectern/api-client/app'
import { mainApi } from '@lectern/api-client/main'
import { publishingApi } from '@lectern/api-client/publishing'
import type { SessionKeeper } from '@lectern/api-client/session'
import { speechApi } from '@lectern/api-client/speech'
import { configureStore } from '@reduxjs/toolkit'

/** The studio's store: what the servers have answered. What is being edited lives outside of it. */
export function createStore(session: SessionKeeper) {
  return configureStore({
    reducer: {
      [mainApi.reducerPath]: mainApi.reducer,
      [appApi.reducerPath]: appApi.reducer,
      [publishingApi.reducerPath]: publishingApi.reducer,
      [speechApi.reducerPath]: speechApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { session } }, serializableCheck: false, immutableCheck: false }).concat(
        mainApi.middleware,
        appApi.middleware,
        publishingApi.middleware,
        speechApi.middleware,
      ),
  })
}

export type StudioStore = ReturnType<typeof createStore>
