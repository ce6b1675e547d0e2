import type { OutcomeKey } from '../failures/fallback-words'
import { wordFailure } from '../failures/word-failure'
import { createSessionBaseQuery } from '../session/session-base-query'

/** What is said when the server said nothing, where the specification has words for the call. */
const fallbacks: Readonly<Record<string, OutcomeKey>> = {
  listPronunciationDictionaries: 'dictionariesLoadFailed',
}

/** The base query of the calls about voices, whose failures have words. */
export const speechBaseQuery = /* @__PURE__ */ createSessionBaseQuery({
  tell: (failure, endpoint, response) => wordFailure(failure, fallbacks[endpoint], response),
})
