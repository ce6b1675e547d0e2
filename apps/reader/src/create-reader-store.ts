import { mainReadingApi } from '@lectern/api-client/main/reading'
import type { SessionExtra } from '@lectern/api-client/session'
import { preferencesSlice, readingSlice, readPreferences } from '@lectern/reader-ui'
import { combineReducers, configureStore, type Store, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'

const reducer = combineReducers({
  [mainReadingApi.reducerPath]: mainReadingApi.reducer,
  [readingSlice.name]: readingSlice.reducer,
  [preferencesSlice.name]: preferencesSlice.reducer,
})

export type ReaderState = ReturnType<typeof reducer>

export type ReaderStore = Store<ReaderState> & {
  readonly dispatch: ThunkDispatch<ReaderState, SessionExtra, UnknownAction>
}

interface ReaderStoreOptions {
  readonly extra: SessionExtra
  /** Stored playback rate. */
  readonly rate: number
  /** Holds the reader's preferences. */
  readonly storage: Pick<Storage, 'getItem'>
}

/** Creates the reader's Redux store. */
export function createReaderStore(o: ReaderStoreOptions): ReaderStore {
  const reading = { ...readingSlice.getInitialState(), rate: o.rate }
  return configureStore({
    reducer,
    preloadedState: { [readingSlice.name]: reading, [preferencesSlice.name]: readPreferences(o.storage) },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: o.extra },
        // Books are large: the development checks for mutation and serialisability would walk them on every action.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(mainReadingApi.middleware),
  })
}
