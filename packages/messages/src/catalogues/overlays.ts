import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { overlays } from '../en/overlays'
import { mergeTexts } from '../merge-texts'

/**
 * Texts of the heavy overlays of the design system, with the words of every screen. Apart from those, which the reader
 * loads first.
 */
export const overlayMessages = /* @__PURE__ */ defineCatalogue(
  'overlays',
  /* @__PURE__ */ mergeTexts(everyScreen, overlays),
  async () => {
    const [words, texts] = await Promise.all([import('../es/every-screen'), import('../es/overlays')])
    return mergeTexts(words.everyScreen, texts.overlays)
  },
)
