import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { overlays } from '../en/overlays'
import { mergeTexts } from '../merge-texts'

/**
 * Texts of the design system's large overlays, with the common words. Kept apart from those because the reader loads
 * them first.
 */
export const overlayMessages = /* @__PURE__ */ defineCatalogue(
  'overlays',
  /* @__PURE__ */ mergeTexts(everyScreen, overlays),
  {
    es: async () => {
      const [words, texts] = await Promise.all([import('../es/every-screen'), import('../es/overlays')])
      return mergeTexts(words.everyScreen, texts.overlays)
    },
  },
)
