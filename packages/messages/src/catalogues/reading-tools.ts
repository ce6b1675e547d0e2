import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { readingTools } from '../en/reading-tools'
import { reader } from '../en/reader'
import { mergeTexts } from '../merge-texts'

/** Texts of the tools of an open book, with those of the reader and the common ones. */
export const readingToolsMessages = /* @__PURE__ */ defineCatalogue(
  'reading-tools',
  /* @__PURE__ */ mergeTexts(everyScreen, reader, readingTools),
  {
    es: async () => {
      const [common, texts, own] = await Promise.all([
        import('../es/every-screen'),
        import('../es/reader'),
        import('../es/reading-tools'),
      ])
      return mergeTexts(common.everyScreen, texts.reader, own.readingTools)
    },
  },
)
