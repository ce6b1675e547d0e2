import { defineCatalogue } from '../catalogue'
import { translation } from '../en/translation'

/** Texts of the translation of a chapter's pages from another of its languages. */
export const translationMessages = /* @__PURE__ */ defineCatalogue('translation', translation, {
  es: async () => {
    const texts = await import('../es/translation')
    return texts.translation
  },
})
