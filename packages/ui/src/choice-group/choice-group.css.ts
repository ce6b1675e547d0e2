import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0, display: 'grid', gap: vars.space.xs })
export const legend = style({
  padding: 0,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
})
export const shownLegend = style([legend, { marginBlockEnd: vars.space.xs }])
export const row = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
})
export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  // With the rim of its row as high as the buttons beside it.
  minBlockSize: `calc(${vars.control.s} - 2 * ${vars.space.xxs})`,
  paddingInline: vars.space.m,
  borderRadius: `calc(${vars.radius.m} - ${vars.space.xxs})`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  ':hover': { color: vars.color.text },
  selectors: {
    '&:has(:checked)': {
      backgroundColor: vars.color.raised,
      color: vars.color.text,
      boxShadow: `0 0 0 1px ${vars.color.borderStrong}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
export const radio = style({
  position: 'absolute',
  inset: `calc(-1 * ${vars.space.xxs}) 0`,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
