import { style } from '@vanilla-extract/css'
import { pinnedActionSize } from './pinned-action-size'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

export const pinned = style({
  '@media': {
    [media.mobile]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.layer.aside,
      display: 'grid',
      alignContent: 'start',
      blockSize: pinnedActionSize,
      paddingBlockStart: vars.space.s,
      paddingInline: vars.page.gutter,
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
    },
  },
})
