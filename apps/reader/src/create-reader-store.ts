import { mainReadingApi } from '@lectern/api-client/main/reading'
import type { SessionExtra } from '@lectern/api-client/session'
import { readingSlice } from '@lectern/reader-ui'
import { combineReducers, configureStore, type Store, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'

const reducer = combineReducers({
  [mainReadingApi.reducerPath]: mainReadingApi.reducer,
  [readingSlice.name]: readingSlice.reducer,
})

export type ReaderState = ReturnType<typeof reducer>

export type ReaderStore = Store<ReaderState> & {
  readonly dispatch: ThunkDispatch<ReaderState, SessionExtra, UnknownAction>
}

/** @param rate the playback rate that was chosen earlier */
export function createReaderStore(o: { readonly extra: SessionExtra; readonly rate: number }): ReaderStore {
  const reading = { ...readingSlice.getInitialState(), rate: o.rate }
  return configureStore({
    reducer,
    preloadedState: { [readingSlice.name]: reading },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: o.extra },
        // Books are large and frozen by nobody: checking them at every event costs more than it finds.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(mainReadingApi.middleware),
  })
}
