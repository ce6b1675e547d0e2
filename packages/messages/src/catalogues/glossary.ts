import { defineCatalogue } from '../catalogue'
import { glossary } from '../en/glossary'

/** Texts of the glossary of a book. */
export const glossaryMessages = /* @__PURE__ */ defineCatalogue('glossary', glossary, {
  es: async () => {
    const texts = await import('../es/glossary')
    return texts.glossary
  },
})
