import { vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  overflow: 'clip',
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
  ':hover': { borderColor: vars.color.accent, boxShadow: vars.shadow.middle },
  ':focus-within': { borderColor: vars.color.accent },
})
export const cover = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'top',
  borderBlockEnd: `1px solid ${vars.color.border}`,
})
export const blank = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.display,
})
export const body = style({ display: 'grid', gap: vars.space.s, alignContent: 'start', padding: vars.space.l })
export const head = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space.s })
/** The whole card leads to the book; the menu stands above that. */
export const reach = style({})
globalStyle(`${reach} > a::after`, { content: '', position: 'absolute', inset: 0 })
export const menu = style({
  position: 'relative',
  zIndex: vars.layer.header,
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
})
