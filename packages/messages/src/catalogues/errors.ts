import { defineCatalogue } from '../catalogue'
import { errors } from '../en/errors'

/** The outcomes whose texts the specification fixes, for code that shows nothing else. */
export const errorMessages = /* @__PURE__ */ defineCatalogue('errors', errors, {
  es: async () => {
    const outcomes = await import('../es/errors')
    return outcomes.errors
  },
})
