import { defineCatalogue } from '../catalogue'
import { common } from '../en/common'
import { errors } from '../en/errors'
import { studio } from '../en/studio'
import { mergeTexts } from '../merge-texts'

/** Texts of the studio: library of books, book editor, page authoring, with the common words and the outcomes. */
export const studioMessages = /* @__PURE__ */ defineCatalogue(
  'studio',
  /* @__PURE__ */ mergeTexts(common, errors, studio),
  async () => {
    const [words, outcomes, texts] = await Promise.all([
      import('../es/common'),
      import('../es/errors'),
      import('../es/studio'),
    ])
    return mergeTexts(words.common, outcomes.errors, texts.studio)
  },
)
