import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'

/** The common words, which components of the design system use themselves. */
export const everyScreenMessages = /* @__PURE__ */ defineCatalogue('everyScreen', everyScreen, {
  es: async () => {
    const words = await import('../es/every-screen')
    return words.everyScreen
  },
})
