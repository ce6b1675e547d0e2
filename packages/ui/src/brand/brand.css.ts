import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { unseen } from '../visually-hidden/visually-hidden.css'

export const mark = style({ flex: 'none', display: 'block' })
export const page = style({ fill: vars.color.accent })
export const line = style({ stroke: vars.color.onAccent, strokeWidth: 2, strokeLinecap: 'round', opacity: 0.6 })
export const lit = style({ stroke: vars.color.wordHighlight, strokeWidth: 2.8, strokeLinecap: 'round' })
export const stand = style({ stroke: vars.color.accent, strokeWidth: 2, strokeLinecap: 'round' })

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'top',
  gap: vars.space.s,
  maxInlineSize: '100%',
  color: vars.color.text,
  fontFamily: vars.font.title,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: '-0.012em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
})
export const wordSize = styleVariants({
  s: { fontSize: '1.1875rem' },
  m: { fontSize: vars.fontSize.xl },
  l: { fontSize: vars.fontSize.xxl },
})
export const text = style({
  position: 'relative',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: vars.lineHeight.snug,
})
export const part = style({ color: vars.color.textMuted })
/** In a narrow bar the mark replaces the name, so that the name of the application has room. */
const narrowBar = '(width < 480px)'
export const name = style({})
globalStyle(`header ${name} + ${part}`, { '@media': { [narrowBar]: { color: vars.color.text } } })
globalStyle(`header ${name}:not(:last-child)`, {
  '@media': {
    [narrowBar]: unseen,
  },
})
