import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const frame = style({
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
  backgroundColor: vars.color.canvas,
  selectors: {
    '&[data-fills]': {
      position: 'fixed',
      inset: 0,
      zIndex: vars.layer.dialog,
      inlineSize: '100vw',
      blockSize: '100dvh',
      overflow: 'auto',
    },
  },
})
