import { defineCatalogue } from '../catalogue'
import { photographs } from '../en/photographs'

/** Texts that improve the photographs of pages. */
export const photographMessages = /* @__PURE__ */ defineCatalogue('photographs', photographs, {
  es: async () => {
    const texts = await import('../es/photographs')
    return texts.photographs
  },
})
