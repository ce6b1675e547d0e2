import { defineCatalogue } from '../catalogue'
import { account } from '../en/account'

/** Texts of the screens that mailed links lead to; those of the sign-in itself are the studio's. */
export const accountMessages = /* @__PURE__ */ defineCatalogue('account', account, async () => {
  const texts = await import('../es/account')
  return texts.account
})
