import type { OutcomeKey } from '../failures/format-fallback-message'
import { addFailureMessage } from '../failures/add-failure-message'
import { createSessionBaseQuery } from '../session/session-base-query'

/** Fallback messages of the specification, by call. */
const fallbacks: Readonly<Record<string, OutcomeKey>> = {
  listPronunciationDictionaries: 'dictionariesLoadFailed',
}

/** Base query of the speech backend, whose failures always have a message. */
export const speechBaseQuery = /* @__PURE__ */ createSessionBaseQuery({
  toFailure: (failure, endpoint, response) => addFailureMessage(failure, fallbacks[endpoint], response),
})
