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

/** Creates the reader's Redux store. @param o.rate the stored playback rate */
export function createReaderStore(o: { readonly extra: SessionExtra; readonly rate: number }): ReaderStore {
  const reading = { ...readingSlice.getInitialState(), rate: o.rate }
  return configureStore({
    reducer,
    preloadedState: { [readingSlice.name]: reading },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: o.extra },
        // Books are large: the development checks for mutation and serialisability would walk them on every action.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(mainReadingApi.middleware),
  })
}
