import { style, styleVariants } from '@vanilla-extract/css'
import { chosenOff } from '../surface/tint'
import { vars } from '../theme/contract.css'
import { innerHeight, innerRadius, thumb, well, wellInset } from '../surface/chosen'

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
  ...well,
  selectors: { ...well.selectors, '&[data-columns]': { display: 'inline-grid' } },
})
export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: innerRadius,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  ':hover': { color: vars.color.text },
  selectors: {
    '&:has(:checked)': thumb,
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&:has(:disabled:checked)': chosenOff,
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})
export const size = styleVariants({
  s: { minBlockSize: innerHeight(vars.control.s) },
  m: { minBlockSize: innerHeight(vars.control.m) },
})
export const radio = style({
  position: 'absolute',
  // The rim of the row is part of the press target.
  inset: `calc(-1 * ${wellInset}) 0`,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
