import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

const base = style({
  // A grid of 500 pages is laid out three times as long after every letter.
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  marginInline: 'auto',
  paddingBlock: vars.space.xl,
  paddingInline: vars.page.gutter,
})
export const column = style([base, { maxInlineSize: '44rem' }])
/** Holds the image beside the text. */
export const wideColumn = style([base, { maxInlineSize: '72rem' }])
export const tools = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  backgroundColor: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.mobile]: { position: 'static' } },
})
export const view = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  // The tools stand at the end of the row.
  marginInlineEnd: 'auto',
})
export const page = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 })
/** Pages that follow each other: a long chapter lays out few of them after a change. */
export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl })
/** All of its pages are far from the screen. */
export const farGroup = style([group, { contentVisibility: 'auto' }])
/** Far from the screen: it takes its place without being laid out. */
export const farPage = style([page, { contentVisibility: 'auto' }])
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minBlockSize: vars.control.s })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})
/** The text goes below the image where there is no room beside it. */
export const beside = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.l })
export const besideText = style({ flex: '1 1 16rem', minInlineSize: 0 })
export const state = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs })
export const failed = style([state, { color: vars.color.criticalText }])
export const changed = style([state, { color: vars.color.warningText }])
