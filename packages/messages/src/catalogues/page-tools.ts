import { defineCatalogue } from '../catalogue'
import { pageTools } from '../en/page-tools'

/** Texts of the tools that arrange, check and order the words of a page. */
export const pageToolMessages = /* @__PURE__ */ defineCatalogue('pageTools', pageTools, {
  es: async () => {
    const texts = await import('../es/page-tools')
    return texts.pageTools
  },
})
