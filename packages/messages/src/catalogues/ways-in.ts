import { defineCatalogue } from '../catalogue'
import { waysIn } from '../en/ways-in'

/** Texts of the ways into a book. They load with the screens that need them, after the first load. */
export const waysInMessages = /* @__PURE__ */ defineCatalogue('waysIn', waysIn, {
  es: async () => {
    const texts = await import('../es/ways-in')
    return texts.waysIn
  },
})
