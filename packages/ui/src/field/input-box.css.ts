import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { sameSide } from '../surface/same-side'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'
import { invalid, well } from './field.css'

/** The box of a field that contains more than its input: texts, icons and buttons at its sides. */
export const box = recipe({
  base: [
    well,
    {
      display: 'flex',
      alignItems: 'stretch',
      cursor: 'text',
      selectors: {
        '&:has(input[aria-invalid="true"])': invalid,
        // A field that cannot be edited has no sunken background.
        '&:has(input:is([readonly], :disabled))': { borderColor: vars.color.border, backgroundColor: 'transparent' },
        '&:has(input[readonly])': { borderStyle: vars.edge.readOnly },
        '&:has(input:disabled)': { cursor: 'not-allowed' },
        // The ring replaces the border.
        '&:has(input:focus-visible)': {
          borderColor: vars.color.focus,
          outline: `2px solid ${vars.color.focus}`,
          outlineOffset: '-1px',
        },
      },
    },
  ],
  variants: {
    size: {
      s: { minBlockSize: vars.control.s, fontSize: vars.fontSize.s },
      m: { minBlockSize: vars.control.m },
    },
  },
})
export const bare = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  border: 'none',
  borderRadius: `calc(${vars.radius.m} - 1px)`,
  backgroundColor: 'transparent',
  paddingBlock: 0,
  paddingInline: vars.space.m,
  lineHeight: vars.lineHeight.snug,
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  ':disabled': { color: vars.color.textDisabled, opacity: 1, cursor: 'not-allowed' },
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&[dir="auto"]': sameSide,
    '* + &': { paddingInlineStart: vars.space.s },
    '&:has(+ *)': { paddingInlineEnd: vars.space.s },
  },
  // Below 16 px phones zoom in on the input.
  '@media': { [media.touch]: { fontSize: vars.fontSize.m } },
})
/** As wide as its value, so that a unit stays beside it. */
export const hugging = style([
  bare,
  {
    '@supports': {
      '(field-sizing: content)': {
        flex: '0 1 auto',
        inlineSize: 'auto',
        minInlineSize: `calc(2ch + ${vars.space.m} + ${vars.space.s})`,
        fieldSizing: 'content',
      },
    },
  },
])
/** A text or icon that belongs to the value and cannot be edited. */
export const affix = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  maxInlineSize: '50%',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space.m },
    '&:last-child, input ~ &': { paddingInlineEnd: vars.space.m },
    ':disabled ~ &, &:has(~ :disabled)': { color: vars.color.textDisabled },
  },
})
/** A button inside the box, as high as the box. */
export const inner = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `calc(${vars.control.s} - 0.125rem)`,
  margin: vars.space.xxs,
  padding: 0,
  border: 'none',
  borderRadius: `calc(${vars.radius.m} - ${vars.space.xxs})`,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  // The rim of the box is part of the press target.
  '::after': { content: '', position: 'absolute', inset: '-3px 0' },
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  ':active': { backgroundColor: vars.color.pressed },
  // Inside the box, whose border may be red.
  ':focus-visible': { outlineOffset: '-2px' },
  ':disabled': { backgroundColor: 'transparent', color: vars.color.textDisabled, cursor: 'not-allowed' },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.accentText },
    '& + &': { marginInlineStart: 0 },
  },
  '@media': { [media.touch]: { inlineSize: vars.control.s } },
})
