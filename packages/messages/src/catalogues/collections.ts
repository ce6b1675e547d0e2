import { defineCatalogue } from '../catalogue'
import { collections } from '../en/collections'

/** Texts of the design system's large components, apart from those that the first screen needs. */
export const collectionMessages = /* @__PURE__ */ defineCatalogue('collections', collections, {
  es: async () => {
    const texts = await import('../es/collections')
    return texts.collections
  },
})
