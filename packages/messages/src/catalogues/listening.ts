import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { listening } from '../en/listening'
import { reader } from '../en/reader'
import { mergeTexts } from '../merge-texts'

/** Texts of the tools for listening, with those of the reader and the common ones. */
export const listeningMessages = /* @__PURE__ */ defineCatalogue(
  'listening',
  /* @__PURE__ */ mergeTexts(everyScreen, reader, listening),
  {
    es: async () => {
      const [common, texts, own] = await Promise.all([
        import('../es/every-screen'),
        import('../es/reader'),
        import('../es/listening'),
      ])
      return mergeTexts(common.everyScreen, texts.reader, own.listening)
    },
  },
)
