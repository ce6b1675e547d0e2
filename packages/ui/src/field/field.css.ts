import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { sameSide } from '../surface/same-side'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

export const field = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
export const label = style({ fontSize: vars.fontSize.s, fontWeight: vars.fontWeight.medium, color: vars.color.text })
export const aside = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular })
/** Label on one side, count on the other. */
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.m,
})
export const count = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.color.criticalText, fontWeight: vars.fontWeight.medium } },
})
export const hint = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted, lineHeight: vars.lineHeight.snug })
export const message = style({
  display: 'flex',
  gap: `calc(${vars.space.xs} + ${vars.space.xxs})`,
  alignItems: 'flex-start',
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
})
export const error = style([message, { color: vars.color.criticalText }])
/** As high as the first line beside it. */
export const messageSign = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: `calc(${vars.lineHeight.snug} * 1em)`,
})
globalStyle(`${messageSign} > svg`, { inlineSize: vars.fontSize.s, blockSize: vars.fontSize.s })
/** The box of an invalid field: two pixels of strong red, one of which the focus ring leaves visible. */
export const invalid = {
  borderColor: vars.color.critical,
  boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
} as const

/** The box of an input, whether it is the control itself or contains it. */
export const well = style({
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.field,
  color: vars.color.text,
  transition: `border-color ${vars.motion.quick}`,
  ':hover': { borderColor: vars.color.textMuted },
})
/** A control that is its own box. */
export const input = recipe({
  base: [
    well,
    {
      paddingBlock: vars.space.s,
      paddingInline: vars.space.m,
      lineHeight: vars.lineHeight.snug,
      '::placeholder': { color: vars.color.textMuted, opacity: 1 },
      // The ring replaces the border.
      ':focus-visible': { outlineOffset: '-1px', borderColor: vars.color.focus },
      selectors: {
        '&[aria-invalid="true"]': invalid,
        // A field that cannot be edited has no sunken background.
        '&[readonly]': {
          borderColor: vars.color.border,
          borderStyle: vars.edge.readOnly,
          backgroundColor: 'transparent',
        },
        '&:disabled': {
          borderColor: vars.color.border,
          backgroundColor: 'transparent',
          color: vars.color.textDisabled,
          opacity: 1,
          cursor: 'not-allowed',
        },
        // Below 16 px phones zoom in on the input.
        'input&, textarea&': { '@media': { [media.touch]: { fontSize: vars.fontSize.m } } },
      },
    },
  ],
  variants: {
    size: {
      s: { minBlockSize: vars.control.s, paddingBlock: vars.space.xs, fontSize: vars.fontSize.s },
      m: { minBlockSize: vars.control.m },
    },
    look: {
      field: {},
      quiet: {
        borderColor: 'transparent',
        borderRadius: vars.radius.round,
        backgroundColor: vars.color.fill,
        // The arrow is close to the chosen option, whatever the others are.
        fieldSizing: 'content',
        fontWeight: vars.fontWeight.medium,
        ':hover': { borderColor: 'transparent', backgroundColor: vars.color.fillHover },
        ':active': { backgroundColor: vars.color.pressed },
        selectors: { '&:disabled': { borderColor: 'transparent' } },
      },
    },
  },
  defaultVariants: { look: 'field' },
})
export const multiline = style({ resize: 'vertical', lineHeight: vars.lineHeight.normal })
/** Contains a text area and the layer of its marks. */
export const marked = style({ position: 'relative', display: 'grid' })
// The lines of both are equally long, with and without a scroll bar.
globalStyle(`${marked} > *`, { scrollbarGutter: 'stable' })
/** Lies on the text area with the same lines; its own text is invisible. */
export const markLayer = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: '1px solid transparent',
  lineHeight: vars.lineHeight.normal,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  color: 'transparent',
  pointerEvents: 'none',
  '@media': { [media.touch]: { fontSize: vars.fontSize.m } },
})
export const mark = style({
  textDecoration: `underline wavy ${vars.color.critical}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '0.2em',
})
export const chooser = style({ position: 'relative', display: 'grid' })
export const choosing = style({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: vars.space.xxl,
  textOverflow: 'ellipsis',
  ...sameSide,
  // The arrow is at the end of the interface's direction, whatever the direction of the text is.
  selectors: {
    ':dir(rtl) > &:dir(ltr), :dir(ltr) > &:dir(rtl)': { paddingInline: `${vars.space.xxl} ${vars.space.m}` },
  },
})
export const option = style({ backgroundColor: vars.color.raised, color: vars.color.text })
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: '0.625rem',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.color.textMuted,
  selectors: { ':disabled + &': { color: vars.color.textDisabled } },
})
