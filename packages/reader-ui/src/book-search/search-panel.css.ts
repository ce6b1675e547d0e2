import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'
import { panelGround } from '../reading-panel/reading-panel.css'

export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 })
/** Stays visible while the hits scroll. */
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.aside,
  paddingBlock: vars.space.s,
  backgroundColor: `var(${panelGround}, ${vars.color.raised})`,
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.control.m,
})
export const results = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingBlockEnd: vars.space.l,
})
export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' })
export const hit = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  border: 0,
  borderRadius: vars.radius.m,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
  selectors: {
    '&[aria-current]': { backgroundColor: vars.color.accentSoft },
  },
})
export const place = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
})
export const page = style({ flex: 'none' })
export const chapter = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const snippet = style({ overflowWrap: 'anywhere', lineHeight: vars.lineHeight.snug })
export const mark = style({
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.wordHighlight,
  color: vars.color.onWordHighlight,
  fontWeight: vars.fontWeight.medium,
})
