import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { reader } from '../en/reader'
import { mergeTexts } from '../merge-texts'

/**
 * Texts of the library and the reader, with the words of every screen. The outcomes come with `errorMessages`, where they are
 * shown: nobody who reads waits for what is said to authors.
 */
export const readerMessages = /* @__PURE__ */ defineCatalogue(
  'reader',
  /* @__PURE__ */ mergeTexts(everyScreen, reader),
  async () => {
    const [words, texts] = await Promise.all([import('../es/every-screen'), import('../es/reader')])
    return mergeTexts(words.everyScreen, texts.reader)
  },
)
