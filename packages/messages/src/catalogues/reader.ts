import { defineCatalogue } from '../catalogue'
import { common } from '../en/common'
import { errors } from '../en/errors'
import { reader } from '../en/reader'
import { mergeTexts } from '../merge-texts'

/** Texts of the library and the reader, with the common words and the outcomes. */
export const readerMessages = /* @__PURE__ */ defineCatalogue(
  'reader',
  /* @__PURE__ */ mergeTexts(common, errors, reader),
  async () => {
    const [words, outcomes, texts] = await Promise.all([
      import('../es/common'),
      import('../es/errors'),
      import('../es/reader'),
    ])
    return mergeTexts(words.common, outcomes.errors, texts.reader)
  },
)
