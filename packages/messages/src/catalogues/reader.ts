import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { reader } from '../en/reader'
import { mergeTexts } from '../merge-texts'

/**
 * Texts of the reader, with the common texts. The result messages are in `errorMessages`, which is
 * loaded where they are shown, because most are for authors.
 */
export const readerMessages = /* @__PURE__ */ defineCatalogue(
  'reader',
  /* @__PURE__ */ mergeTexts(everyScreen, reader),
  {
    es: async () => {
      const [common, texts] = await Promise.all([import('../es/every-screen'), import('../es/reader')])
      return mergeTexts(common.everyScreen, texts.reader)
    },
  },
)
