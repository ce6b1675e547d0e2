import { defineCatalogue } from '../catalogue'
import { common } from '../en/common'

/** The words that components of the design system use themselves. */
export const commonMessages = /* @__PURE__ */ defineCatalogue('common', common, async () => {
  const words = await import('../es/common')
  return words.common
})
