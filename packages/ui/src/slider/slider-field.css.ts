import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.l,
})
/** The slider's middle on the middle of the field beside it. */
export const slider = style({
  paddingBlockStart: `calc((${vars.control.s} - ${vars.space.xl}) / 2)`,
  '@media': { [media.touch]: { paddingBlockStart: 0 } },
})
export const number = style({ inlineSize: '6.5rem' })
