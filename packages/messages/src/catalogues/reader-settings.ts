import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { reader } from '../en/reader'
import { readerSettings } from '../en/reader-settings'
import { readingTools } from '../en/reading-tools'
import { mergeTexts } from '../merge-texts'

/** Texts of the reader's settings, with those of the reader, its tools and the common ones. */
export const readerSettingsMessages = /* @__PURE__ */ defineCatalogue(
  'reader-settings',
  /* @__PURE__ */ mergeTexts(everyScreen, reader, readingTools, readerSettings),
  {
    es: async () => {
      const [common, texts, tools, own] = await Promise.all([
        import('../es/every-screen'),
        import('../es/reader'),
        import('../es/reading-tools'),
        import('../es/reader-settings'),
      ])
      return mergeTexts(common.everyScreen, texts.reader, tools.readingTools, own.readerSettings)
    },
  },
)
