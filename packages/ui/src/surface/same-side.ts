import type { StyleRule } from '@vanilla-extract/css'

/**
 * For what has `dir="auto"`: words in another direction than the interface's are cut at their own end, and stay at the
 * side of what stands above and below them.
 */
export const sameSide = { textAlign: ['match-parent', '-webkit-match-parent'] } satisfies StyleRule
