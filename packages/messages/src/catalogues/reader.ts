import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { errors } from '../en/errors'
import { reader } from '../en/reader'
import { mergeTexts } from '../merge-texts'

/** Texts of the library and the reader, with the words of every screen and the outcomes. */
export const readerMessages = /* @__PURE__ */ defineCatalogue(
  'reader',
  /* @__PURE__ */ mergeTexts(everyScreen, errors, reader),
  async () => {
    const [words, outcomes, texts] = await Promise.all([
      import('../es/every-screen'),
      import('../es/errors'),
      import('../es/reader'),
    ])
    return mergeTexts(words.everyScreen, outcomes.errors, texts.reader)
  },
)
