import { defineCatalogue } from '../catalogue'
import { coaching } from '../en/coaching'

/** Texts of the coaching points on a page. */
export const coachingMessages = /* @__PURE__ */ defineCatalogue('coaching', coaching, {
  es: async () => {
    const texts = await import('../es/coaching')
    return texts.coaching
  },
})
