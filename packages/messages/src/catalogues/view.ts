import { defineCatalogue } from '../catalogue'
import { view } from '../en/view'

/** Texts of the zoom and of the layout of the pages. */
export const viewMessages = /* @__PURE__ */ defineCatalogue('view', view, {
  es: async () => {
    const texts = await import('../es/view')
    return texts.view
  },
})
