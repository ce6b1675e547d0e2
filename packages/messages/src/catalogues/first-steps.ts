import { defineCatalogue } from '../catalogue'
import { firstSteps } from '../en/first-steps'

/** Texts that guide an author through a first book. */
export const firstStepsMessages = /* @__PURE__ */ defineCatalogue('firstSteps', firstSteps, {
  es: async () => {
    const texts = await import('../es/first-steps')
    return texts.firstSteps
  },
})
