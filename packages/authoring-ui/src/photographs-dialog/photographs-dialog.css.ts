import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Diameter of a corner's target. */
const target = '2.75rem'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = style({
  display: 'grid',
  alignContent: 'space-between',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'end', gap: vars.space.s })
export const figure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
})
/** Photographs do not follow the direction of the text. */
export const preview = style({
  position: 'relative',
  overflow: 'hidden',
  direction: 'ltr',
  backgroundColor: vars.color.sunken,
  selectors: { [`${figure}[data-left] > &`]: { opacity: 0.4 } },
})
export const photograph = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  maxInlineSize: 'none',
  transformOrigin: '0 0',
})
export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 18rem',
  gap: vars.space.l,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
})
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '60dvh',
  '@media': { [media.mobile]: { blockSize: '40dvh' } },
})
/** Leaves room for the targets of corners at the edge. */
export const frame = style({
  inlineSize: `calc(100% - ${target})`,
  marginInline: 'auto',
  border: `calc(${target} / 2) solid transparent`,
  direction: 'ltr',
  boxSizing: 'content-box',
})
export const sheet = style({ position: 'relative', inlineSize: '100%', blockSize: '100%' })
export const whole = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })
export const outline = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const outside = style({ fill: vars.color.scrim })
export const edge = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 2 })
export const handle = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: target,
  blockSize: target,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  transform: 'translate(-50%, -50%)',
  touchAction: 'none',
  cursor: 'grab',
  '::before': {
    content: '',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    border: `2px solid ${vars.color.accent}`,
    borderRadius: '50%',
    backgroundColor: vars.color.surface,
  },
})
