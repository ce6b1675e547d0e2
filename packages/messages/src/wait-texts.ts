import { retry as en } from './en/retry'
import { retry as es } from './es/retry'

/** Texts of the page that the server sends while it cannot send an application, in every language. */
export const waitTexts = /* @__PURE__ */ { en, es }
