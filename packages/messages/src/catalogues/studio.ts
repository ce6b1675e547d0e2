import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { errors } from '../en/errors'
import { retry } from '../en/retry'
import { studio } from '../en/studio'
import { mergeTexts } from '../merge-texts'

/**
 * Texts of the studio (library of books, book editor, page authoring), with the common texts and the result messages.
 */
export const studioMessages = /* @__PURE__ */ defineCatalogue(
  'studio',
  /* @__PURE__ */ mergeTexts(everyScreen, errors, retry, studio),
  {
    es: async () => {
      const [common, results, tries, texts] = await Promise.all([
        import('../es/every-screen'),
        import('../es/errors'),
        import('../es/retry'),
        import('../es/studio'),
      ])
      return mergeTexts(common.everyScreen, results.errors, tries.retry, texts.studio)
    },
  },
)
