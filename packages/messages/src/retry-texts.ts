import { retry as en } from './en/retry'
import { retry as es } from './es/retry'

const toTexts = (texts: typeof en | typeof es) =>
  ({
    offline: texts.retryOffline,
    unreachable: texts.retryUnreachable,
    restarting: texts.retryRestarting,
    busy: texts.retryBusy,
    'disk-full': texts.retryDiskFull,
    byItself: texts.retryByItself,
  }) as const

/** The texts of `retryMessages` without parameters, in every language: for code that nothing can be loaded for any more. */
export const retryTexts = /* @__PURE__ */ { en: /* @__PURE__ */ toTexts(en), es: /* @__PURE__ */ toTexts(es) }
