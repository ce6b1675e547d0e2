import { defineCatalogue } from '../catalogue'
import { collections } from '../en/collections'

/** The words of the design system's large pieces, apart from those that the first screen needs. */
export const collectionMessages = /* @__PURE__ */ defineCatalogue('collections', collections, async () => {
  const texts = await import('../es/collections')
  return texts.collections
})
