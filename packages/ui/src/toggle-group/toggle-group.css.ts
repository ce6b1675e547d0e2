import { style, styleVariants } from '@vanilla-extract/css'
import { chosenOff } from '../surface/tint'
import { vars } from '../theme/contract.css'
import { innerHeight, innerRadius, toggledOn, thumb, well, wellInset } from '../surface/chosen'

/** Aligned as the legend of a `ChoiceGroup`. */
export const labelled = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s, minInlineSize: 0 })
export const label = style({ fontSize: vars.fontSize.s, fontWeight: vars.fontWeight.medium })
export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  ...well,
  selectors: { ...well.selectors, '&[data-columns]': { display: 'inline-grid' } },
})
export const toggle = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  border: 'none',
  borderRadius: innerRadius,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  // The rim of the group is part of the press target.
  '::after': { content: '', position: 'absolute', inset: `calc(-1 * ${wellInset}) 0` },
  ':hover': { color: vars.color.text, backgroundColor: vars.color.hover },
  ':active': { backgroundColor: vars.color.pressed },
  ':disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  selectors: {
    '&:disabled:hover': { backgroundColor: 'transparent' },
    '&:disabled[data-state="on"]': chosenOff,
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid ButtonText',
      selectors: { '&[data-state="on"]': { borderColor: 'Highlight' } },
    },
  },
})
/** The look of a toggle that is on: a single one, or one of several. */
export const chosen = styleVariants({
  toggledOn: { selectors: { '&[data-state="on"]:not(:disabled)': toggledOn } },
  thumb: { selectors: { '&[data-state="on"]:not(:disabled)': thumb } },
})
export const size = styleVariants({
  s: { minBlockSize: innerHeight(vars.control.s), paddingInline: vars.space.m },
  m: { minBlockSize: innerHeight(vars.control.m), paddingInline: vars.space.m },
})
export const square = styleVariants({
  s: { paddingInline: 0, inlineSize: vars.control.s },
  m: { paddingInline: 0, inlineSize: vars.control.m },
})
