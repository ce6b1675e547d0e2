import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

export const field = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
export const label = style({ fontSize: vars.fontSize.s, fontWeight: vars.fontWeight.medium, color: vars.color.text })
export const aside = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular })
/** Label at one side, what is counted at the other. */
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
export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'flex-start',
  fontSize: vars.fontSize.s,
  color: vars.color.criticalText,
  lineHeight: vars.lineHeight.snug,
})

/** The box of everything that is typed or chosen in. */
export const input = recipe({
  base: {
    inlineSize: '100%',
    minInlineSize: 0,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.field,
    color: vars.color.text,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    lineHeight: vars.lineHeight.snug,
    transition: `border-color ${vars.motion.quick}`,
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    ':hover': { borderColor: vars.color.textMuted },
    ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
    // The ring takes the border's place.
    ':focus-visible': { outlineOffset: '-1px', borderColor: vars.color.focus },
    selectors: {
      '&[aria-invalid="true"]': { borderColor: vars.color.criticalText },
      // Below 16 px phones enlarge the window to what is typed in.
      'input&, textarea&': { '@media': { [media.touch]: { fontSize: vars.fontSize.m } } },
    },
  },
  variants: {
    size: {
      s: { minBlockSize: vars.control.s, paddingBlock: vars.space.xs, fontSize: vars.fontSize.s },
      m: { minBlockSize: vars.control.m },
    },
    look: {
      field: {},
      quiet: {
        borderColor: 'transparent',
        backgroundColor: 'transparent',
        fontWeight: vars.fontWeight.medium,
        ':hover': { borderColor: 'transparent', backgroundColor: vars.color.hover },
        ':active': { backgroundColor: vars.color.pressed },
      },
    },
  },
  defaultVariants: { look: 'field' },
})
export const multiline = style({ resize: 'vertical', lineHeight: vars.lineHeight.normal })
export const chooser = style({ position: 'relative', display: 'grid' })
export const choosing = style({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: vars.space.xxl,
  textOverflow: 'ellipsis',
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
})
