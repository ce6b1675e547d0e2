import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { retry } from '../en/retry'
import { retry as spanish } from '../es/retry'
import { mergeTexts } from '../merge-texts'

/**
 * Texts about calls that failed temporarily, with the common texts. The Spanish ones come with the English ones: they are
 * needed when nothing can be loaded.
 */
export const retryMessages = /* @__PURE__ */ defineCatalogue('retry', /* @__PURE__ */ mergeTexts(everyScreen, retry), {
  es: async () => {
    const common = await import('../es/every-screen')
    return mergeTexts(common.everyScreen, spanish)
  },
})
