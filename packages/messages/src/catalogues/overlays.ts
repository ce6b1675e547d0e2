import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { overlays } from '../en/overlays'
import { mergeTexts } from '../merge-texts'

/**
 * Texts of the design system's large overlays, with the common texts. Kept apart from the common texts because the
 * reader loads those first.
 */
export const overlayMessages = /* @__PURE__ */ defineCatalogue(
  'overlays',
  /* @__PURE__ */ mergeTexts(everyScreen, overlays),
  {
    es: async () => {
      const [common, texts] = await Promise.all([import('../es/every-screen'), import('../es/overlays')])
      return mergeTexts(common.everyScreen, texts.overlays)
    },
  },
)
