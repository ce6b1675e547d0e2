import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

/** As high as leaves the settings below in sight. */
export const groups = style({ display: 'grid', gap: vars.space.l, maxBlockSize: '26rem', overflow: 'auto' })
export const list = style({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  border: '1px solid transparent',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[data-selected]': { backgroundColor: vars.color.accentSoft, borderColor: vars.color.accent },
  },
})
export const choice = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  cursor: 'pointer',
})
export const radio = style({ accentColor: vars.color.accent, margin: 0, inlineSize: '1rem', blockSize: '1rem' })
export const words = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ fontWeight: vars.fontWeight.medium })
export const about = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted, overflowWrap: 'anywhere' })
