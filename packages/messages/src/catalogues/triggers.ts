import { defineCatalogue } from '../catalogue'
import { triggers } from '../en/triggers'

/** Texts of the popup triggers on a page. */
export const triggerMessages = /* @__PURE__ */ defineCatalogue('triggers', triggers, {
  es: async () => {
    const texts = await import('../es/triggers')
    return texts.triggers
  },
})
