import { defineCatalogue } from '../catalogue'
import { autoplay } from '../en/autoplay'

/** Texts of popup triggers that open automatically. */
export const autoplayMessages = /* @__PURE__ */ defineCatalogue('autoplay', autoplay, {
  es: async () => {
    const texts = await import('../es/autoplay')
    return texts.autoplay
  },
})
