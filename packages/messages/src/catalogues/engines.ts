import { defineCatalogue } from '../catalogue'
import { engines } from '../en/engines'

/** Texts of the screen that says what the server works with. */
export const engineMessages = /* @__PURE__ */ defineCatalogue('engines', engines, async () => {
  const texts = await import('../es/engines')
  return texts.engines
})
