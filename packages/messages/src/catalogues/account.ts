import { defineCatalogue } from '../catalogue'
import { account } from '../en/account'

/** Texts of the pages that mailed links open. Those of the sign-in itself are in `studioMessages`. */
export const accountMessages = /* @__PURE__ */ defineCatalogue('account', account, {
  es: async () => {
    const texts = await import('../es/account')
    return texts.account
  },
})
