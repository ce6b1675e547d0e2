import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { library } from '../en/library'
import { reader } from '../en/reader'
import { mergeTexts } from '../merge-texts'

/** Texts of the library, with those of the reader and the common ones. */
export const libraryMessages = /* @__PURE__ */ defineCatalogue(
  'library',
  /* @__PURE__ */ mergeTexts(everyScreen, reader, library),
  {
    es: async () => {
      const [common, texts, own] = await Promise.all([
        import('../es/every-screen'),
        import('../es/reader'),
        import('../es/library'),
      ])
      return mergeTexts(common.everyScreen, texts.reader, own.library)
    },
  },
)
