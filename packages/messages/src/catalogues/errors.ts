import { defineCatalogue } from '../catalogue'
import { errors } from '../en/errors'

/** The outcomes the specification words, for code that shows nothing else. */
export const errorMessages = /* @__PURE__ */ defineCatalogue('errors', errors, async () => {
  const outcomes = await import('../es/errors')
  return outcomes.errors
})
