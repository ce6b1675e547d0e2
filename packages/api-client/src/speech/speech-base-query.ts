import type { OutcomeKey } from '../failures/fallback-words'
import { wordFailure } from '../failures/word-failure'
import { createSessionBaseQuery } from '../session/session-base-query'

/** Fallback messages of the specification, by call. */
const fallbacks: Readonly<Record<string, OutcomeKey>> = {
  listPronunciationDictionaries: 'dictionariesLoadFailed',
}

/** Base query of the speech backend, whose failures always have a message. */
export const speechBaseQuery = /* @__PURE__ */ createSessionBaseQuery({
  tell: (failure, endpoint, response) => wordFailure(failure, fallbacks[endpoint], response),
})
