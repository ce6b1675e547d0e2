import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const plane = style({})

const inside = (selector: string) => `${plane} ${selector}`
globalStyle(inside('.react-colorful'), { inlineSize: '100%', blockSize: 'auto', gap: vars.space.m })
globalStyle(inside('.react-colorful__saturation'), {
  flex: 'none',
  blockSize: '9.5rem',
  borderBlockEnd: 'none',
  borderRadius: vars.radius.m,
})
globalStyle(inside('.react-colorful__hue'), { blockSize: '1rem', borderRadius: vars.radius.round })
globalStyle(inside('.react-colorful__pointer'), { inlineSize: '1.25rem', blockSize: '1.25rem' })
globalStyle(inside('.react-colorful__interactive:focus-visible'), {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
// Scaling the handle would not show where the focus is.
globalStyle(inside('.react-colorful__interactive:focus .react-colorful__pointer'), {
  transform: 'translate(-50%, -50%)',
})
