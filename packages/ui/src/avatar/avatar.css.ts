import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const avatar = style({
  display: 'inline-grid',
  flex: 'none',
  overflow: 'hidden',
  placeItems: 'center',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1,
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
/** As high as controls of the same size with a mouse. */
export const size = styleVariants({
  s: { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.fontSize.xs },
  m: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: vars.fontSize.s },
  l: { inlineSize: '3rem', blockSize: '3rem', fontSize: vars.fontSize.l },
  xl: { inlineSize: '5rem', blockSize: '5rem', fontSize: vars.fontSize.xxl },
})
export const picture = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const standIn = style({ gridArea: '1 / 1', display: 'grid', placeItems: 'center' })
