import { defineCatalogue } from '../catalogue'
import { findWords } from '../en/find-words'

/** Texts that find and replace words of a chapter. */
export const findWordsMessages = /* @__PURE__ */ defineCatalogue('findWords', findWords, {
  es: async () => {
    const texts = await import('../es/find-words')
    return texts.findWords
  },
})
