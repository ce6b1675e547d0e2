import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const tab = style({ display: 'grid', gap: vars.space.m, paddingBlockEnd: vars.space.l })
export const list = style({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' })
export const row = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 })
export const editing = style({ paddingBlock: vars.space.s })
export const place = style({
  display: 'grid',
  flex: '1 1 auto',
  gap: vars.space.xxs,
  minInlineSize: 0,
  minBlockSize: vars.control.m,
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
export const name = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })
export const excerpt = style({
  overflow: 'hidden',
  color: vars.color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const date = style({ color: vars.color.textMuted, fontSize: vars.fontSize.xs })
