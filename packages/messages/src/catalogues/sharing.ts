import { defineCatalogue } from '../catalogue'
import { sharing } from '../en/sharing'

/** Texts of the dialog that shares a book. */
export const sharingMessages = /* @__PURE__ */ defineCatalogue('sharing', sharing, {
  es: async () => {
    const texts = await import('../es/sharing')
    return texts.sharing
  },
})
