import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const mark = style({ flex: 'none', display: 'block' })
export const page = style({ fill: vars.color.accent })
export const line = style({ stroke: vars.color.onAccent, strokeWidth: 2, strokeLinecap: 'round', opacity: 0.6 })
export const lit = style({ stroke: vars.color.wordHighlight, strokeWidth: 2.8, strokeLinecap: 'round' })
export const stand = style({ stroke: vars.color.accent, strokeWidth: 2, strokeLinecap: 'round' })

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.text,
  fontFamily: vars.font.title,
  letterSpacing: '-0.01em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
})
export const wordSize = styleVariants({
  s: { fontSize: vars.fontSize.l },
  m: { fontSize: vars.fontSize.xl },
  l: { fontSize: vars.fontSize.display },
})
export const part = style({ color: vars.color.textMuted })
