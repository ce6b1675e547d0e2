import { defineCatalogue } from '../catalogue'
import { engines } from '../en/engines'

/** Texts of the screen that shows the server's engines. */
export const engineMessages = /* @__PURE__ */ defineCatalogue('engines', engines, {
  es: async () => {
    const texts = await import('../es/engines')
    return texts.engines
  },
})
