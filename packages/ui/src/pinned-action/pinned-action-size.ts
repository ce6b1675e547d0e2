import { vars } from '../theme/contract.css'

/** The height that a `PinnedAction` takes at the lower edge of a phone. */
export const pinnedActionSize = `calc(${vars.control.l} + 2 * ${vars.space.s} + env(safe-area-inset-bottom))`
