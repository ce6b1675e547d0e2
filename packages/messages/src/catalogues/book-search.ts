import { defineCatalogue } from '../catalogue'
import { bookSearch } from '../en/book-search'
import { everyScreen } from '../en/every-screen'
import { reader } from '../en/reader'
import { mergeTexts } from '../merge-texts'

/** Texts of the search in an open book, with those of the reader and the common ones. */
export const bookSearchMessages = /* @__PURE__ */ defineCatalogue(
  'book-search',
  /* @__PURE__ */ mergeTexts(everyScreen, reader, bookSearch),
  {
    es: async () => {
      const [common, texts, own] = await Promise.all([
        import('../es/every-screen'),
        import('../es/reader'),
        import('../es/book-search'),
      ])
      return mergeTexts(common.everyScreen, texts.reader, own.bookSearch)
    },
  },
)
