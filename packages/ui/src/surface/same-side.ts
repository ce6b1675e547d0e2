import type { StyleRule } from '@vanilla-extract/css'

/**
 * For what has `dir="auto"`: words in another direction than the interface's are cut at their own end, and stay at the
 * side of what stands above and below them.
 */
export const sameSide = { textAlign: ['match-parent', '-webkit-match-parent'] } satisfies StyleRule

/**
 * The same for what is cut after some lines: the box stands at that side, and its words begin at their own. Behind words
 * that are drawn to the other side, Chromium leaves no room for the sign that they go on.
 */
export const wholeAtItsEnd = {
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  textAlign: 'start',
} satisfies StyleRule
