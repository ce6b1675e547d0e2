import { defineCatalogue } from '../catalogue'
import { everyScreen } from '../en/every-screen'
import { readerAccount } from '../en/reader-account'
import { mergeTexts } from '../merge-texts'

/** Texts of a reader's account, with the common ones. */
export const readerAccountMessages = /* @__PURE__ */ defineCatalogue(
  'reader-account',
  /* @__PURE__ */ mergeTexts(everyScreen, readerAccount),
  {
    es: async () => {
      const [common, own] = await Promise.all([import('../es/every-screen'), import('../es/reader-account')])
      return mergeTexts(common.everyScreen, own.readerAccount)
    },
  },
)
