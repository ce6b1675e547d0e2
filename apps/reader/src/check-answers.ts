import type { mainReadingApi } from '@lectern/api-client/main/reading'
import { mainReadingValidators } from '@lectern/api-client/main/reading/validators'
import type { SessionExtra } from '@lectern/api-client/session'
import { installAnswerValidators } from '@lectern/api-client/validators'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ReaderState } from './create-reader-store'

interface AnsweredStore {
  readonly getState: () => Pick<ReaderState, typeof mainReadingApi.reducerPath>
  readonly dispatch: (action: UnknownAction) => unknown
}

/**
 * From now on answers are looked at. One that came before and cannot be read is asked for again, and then fails with the
 * name of its call and field.
 *
 * @param api given, not imported: modules that the first load shares with a later one are cut out of it and cost more there
 */
export function checkAnswers(store: AnsweredStore, extra: SessionExtra, api: typeof mainReadingApi): void {
  installAnswerValidators(extra, mainReadingValidators)
  const early = Object.values(store.getState()[api.reducerPath].queries)
  const isUnreadable = early.some((query) => query?.endpointName && extra.checkAnswer?.(query.endpointName, query.data))
  if (isUnreadable) store.dispatch(api.util.invalidateTags(['Book']))
}
