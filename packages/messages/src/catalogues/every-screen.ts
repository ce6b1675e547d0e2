import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'

/** The common texts, which components of the design system use themselves. */
export const everyScreenMessages = /* @__PURE__ */ defineCatalogue('everyScreen', everyScreen, {
  es: async () => {
    const texts = await import('../es/every-screen')
    return texts.everyScreen
  },
})
