import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
})
export const toggle = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  border: 'none',
  borderRadius: `calc(${vars.radius.m} - ${vars.space.xxs})`,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  // The rim of the group takes presses too.
  '::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.xxs}) 0` },
  ':hover': { color: vars.color.text, backgroundColor: vars.color.hover },
  ':active': { backgroundColor: vars.color.pressed },
  ':disabled': { opacity: 0.45, cursor: 'not-allowed' },
  selectors: {
    '&[data-state="on"]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accentText,
      boxShadow: 'inset 0 0 0 1px currentColor',
    },
    '&:disabled:hover': { backgroundColor: 'transparent' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
})
/** With the rim of its group as high as the buttons beside it. */
const high = (control: string) => `calc(${control} - 2 * ${vars.space.xxs})`
export const size = styleVariants({
  s: { minBlockSize: high(vars.control.s), paddingInline: vars.space.m },
  m: { minBlockSize: high(vars.control.m), paddingInline: vars.space.m },
})
export const square = styleVariants({
  s: { paddingInline: 0, inlineSize: vars.control.s },
  m: { paddingInline: 0, inlineSize: vars.control.m },
})
