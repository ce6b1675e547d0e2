import { defineCatalogue } from '../catalogue'
import { fields } from '../en/fields'

/** What fields and choices say by themselves, apart from the words of every screen: who only reads needs none of it. */
export const fieldMessages = /* @__PURE__ */ defineCatalogue('fields', fields, async () => {
  const texts = await import('../es/fields')
  return texts.fields
})
