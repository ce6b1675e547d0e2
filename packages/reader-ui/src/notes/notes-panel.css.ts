import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'
import { panelGround } from '../reading-panel/reading-panel.css'

export const panel = style({ display: 'grid', gap: vars.space.m, alignContent: 'start', paddingBlockEnd: vars.space.l })
/** Stays visible above a long list. */
export const head = style({
  position: 'sticky',
  zIndex: vars.layer.header,
  insetBlockStart: 0,
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  backgroundColor: `var(${panelGround}, ${vars.color.raised})`,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.s })
export const list = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  minInlineSize: 0,
  // Rows out of view of a long list are not laid out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 5.5rem',
})
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.m,
  minBlockSize: vars.control.l,
  padding: vars.space.s,
  border: 'none',
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize.s,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-current]': { backgroundColor: vars.color.accentSoft } },
})
export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  minBlockSize: '3.5rem',
  color: vars.color.accent,
})
export const thumbnail = style({
  inlineSize: '100%',
  maxBlockSize: '4rem',
  objectFit: 'contain',
  borderRadius: vars.radius.s,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
})
/** The icon of the note on the corner of the thumbnail. */
export const sign = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: `calc(-1 * ${vars.space.xs})`,
  display: 'grid',
  padding: vars.space.xxs,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
})
export const texts = style({ display: 'grid', alignContent: 'start', gap: vars.space.xxs, minInlineSize: 0 })
export const text = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
})
export const excerpt = style({
  overflow: 'hidden',
  color: vars.color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const date = style({ color: vars.color.textMuted, fontSize: vars.fontSize.xs })
export const buttons = style({ display: 'flex' })
export const failure = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingInline: vars.space.s,
})
