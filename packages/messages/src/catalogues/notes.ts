import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { notes } from '../en/notes'
import { reader } from '../en/reader'
import { mergeTexts } from '../merge-texts'

/** Texts of the notes of a book, with those of the reader and the common ones. */
export const noteMessages = /* @__PURE__ */ defineCatalogue(
  'notes',
  /* @__PURE__ */ mergeTexts(everyScreen, reader, notes),
  {
    es: async () => {
      const [common, texts, own] = await Promise.all([
        import('../es/every-screen'),
        import('../es/reader'),
        import('../es/notes'),
      ])
      return mergeTexts(common.everyScreen, texts.reader, own.notes)
    },
  },
)
