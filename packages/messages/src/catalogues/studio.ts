import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { errors } from '../en/errors'
import { studio } from '../en/studio'
import { mergeTexts } from '../merge-texts'

/** Texts of the studio (library of books, book editor, page authoring), with the common words and the outcomes. */
export const studioMessages = /* @__PURE__ */ defineCatalogue(
  'studio',
  /* @__PURE__ */ mergeTexts(everyScreen, errors, studio),
  {
    es: async () => {
      const [words, outcomes, texts] = await Promise.all([
        import('../es/every-screen'),
        import('../es/errors'),
        import('../es/studio'),
      ])
      return mergeTexts(words.everyScreen, outcomes.errors, texts.studio)
    },
  },
)
