import { globalStyle, style } from '@vanilla-extract/css'
import { affix } from '../field/input-box.css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) fit-content(50%)',
  alignItems: 'start',
  columnGap: vars.space.l,
})
/** Centres the slider on the field beside it. */
export const slider = style({
  paddingBlockStart: `calc((${vars.control.s} - ${vars.space.xl}) / 2)`,
  '@media': { [media.touch]: { paddingBlockStart: 0 } },
})
/** Grows with its unit, which wraps to a second line rather than being cut off. */
export const number = style({ minInlineSize: '6.5rem' })
globalStyle(`${number} ${affix}`, {
  flex: '0 1 auto',
  maxInlineSize: 'none',
  overflow: 'visible',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
// As wide as the longest number: a box that grew with its digits would move the slider while dragging.
// Aligns the digits with the unit that follows them.
globalStyle(`${number} input`, {
  flex: '1 1 auto',
  inlineSize: '4rem',
  minInlineSize: '3rem',
  textAlign: 'end',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'fixed' } },
})
