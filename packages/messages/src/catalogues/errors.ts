import { defineCatalogue } from '../catalogue'
import { errors } from '../en/errors'

/** The result messages whose texts the specification fixes, for code that shows nothing else. */
export const errorMessages = /* @__PURE__ */ defineCatalogue('errors', errors, {
  es: async () => {
    const texts = await import('../es/errors')
    return texts.errors
  },
})
