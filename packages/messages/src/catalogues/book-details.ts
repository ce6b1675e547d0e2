import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { bookDetails } from '../en/book-details'
import { retry } from '../en/retry'
import { mergeTexts } from '../merge-texts'

/** Texts of a book's details and chapters in the studio, with the common texts and those of retried calls. */
export const bookDetailsMessages = /* @__PURE__ */ defineCatalogue(
  'book-details',
  /* @__PURE__ */ mergeTexts(everyScreen, retry, bookDetails),
  {
    es: async () => {
      const [common, tries, texts] = await Promise.all([
        import('../es/every-screen'),
        import('../es/retry'),
        import('../es/book-details'),
      ])
      return mergeTexts(common.everyScreen, tries.retry, texts.bookDetails)
    },
  },
)
