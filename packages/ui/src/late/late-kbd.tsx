import type { KbdProps } from '../kbd/kbd'
import { loadOrHide } from './load-or-hide'

/** A `Kbd` that is loaded when it is first drawn: the names of keys are not part of the first load. */
export const LateKbd = /* @__PURE__ */ loadOrHide<KbdProps>(({ Kbd }) => Kbd)
