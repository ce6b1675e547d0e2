import { appApi } from '@lectern/api-client/app'
import { appValidators } from '@lectern/api-client/app/validators'
import { mainApi } from '@lectern/api-client/main'
import { mainValidators } from '@lectern/api-client/main/validators'
import { publishingApi } from '@lectern/api-client/publishing'
import { publishingValidators } from '@lectern/api-client/publishing/validators'
import { quizApi } from '@lectern/api-client/quiz'
import { quizValidators } from '@lectern/api-client/quiz/validators'
import type { SessionExtra, SessionKeeper } from '@lectern/api-client/session'
import { speechApi } from '@lectern/api-client/speech'
import { speechValidators } from '@lectern/api-client/speech/validators'
import { installResponseValidators } from '@lectern/api-client/validators'
import { configureStore } from '@reduxjs/toolkit'

/** Creates the Redux store of the studio. It caches responses of the servers; edited documents live outside of it. */
export function createStore(session: SessionKeeper) {
  const extra: SessionExtra = { session }
  installResponseValidators(
    extra,
    mainValidators,
    appValidators,
    publishingValidators,
    quizValidators,
    speechValidators,
  )
  return configureStore({
    reducer: {
      [mainApi.reducerPath]: mainApi.reducer,
      [appApi.reducerPath]: appApi.reducer,
      [publishingApi.reducerPath]: publishingApi.reducer,
      [quizApi.reducerPath]: quizApi.reducer,
      [speechApi.reducerPath]: speechApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        mainApi.middleware,
        appApi.middleware,
        publishingApi.middleware,
        quizApi.middleware,
        speechApi.middleware,
      ),
  })
}

export type StudioStore = ReturnType<typeof createStore>
