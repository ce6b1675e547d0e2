import type { StyleRule } from '@vanilla-extract/css'

/**
 * For elements with `dir="auto"`: text in the other direction is truncated at its own end, but stays aligned with the
 * interface.
 */
export const sameSide = { textAlign: ['match-parent', '-webkit-match-parent'] } satisfies StyleRule

/**
 * The same for text that is truncated after some lines: the box is aligned with the interface, its text with its own
 * direction. Chromium leaves no room for the ellipsis in text that is aligned to the other side.
 */
export const wholeAtItsEnd = {
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  textAlign: 'start',
} satisfies StyleRule
