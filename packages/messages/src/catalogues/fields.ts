import { defineCatalogue } from '../catalogue'
import { fields } from '../en/fields'

/** Texts of form fields. Kept apart from the common texts because the reader does not need them. */
export const fieldMessages = /* @__PURE__ */ defineCatalogue('fields', fields, {
  es: async () => {
    const texts = await import('../es/fields')
    return texts.fields
  },
})
