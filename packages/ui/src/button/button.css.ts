import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    border: '1px solid transparent',
    borderRadius: vars.radius.m,
    fontFamily: vars.font.ui,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    overflowWrap: 'break-word',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-disabled="true"]:not([data-busy])': { opacity: 0.5 },
      '&[data-busy]': { cursor: 'progress' },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
  },
  variants: {
    tone: {
      accent: {
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        ':hover': { backgroundColor: vars.color.accentHover },
      },
      plain: {
        backgroundColor: vars.color.raised,
        borderColor: vars.color.border,
        color: vars.color.text,
        boxShadow: vars.shadow.low,
        ':hover': { borderColor: vars.color.borderStrong },
      },
      quiet: {
        backgroundColor: 'transparent',
        color: vars.color.text,
        fontWeight: vars.fontWeight.medium,
        ':hover': { backgroundColor: vars.color.hover },
        ':active': { backgroundColor: vars.color.pressed },
        selectors: {
          '&[aria-pressed="true"]': { backgroundColor: vars.color.accentSoft, color: vars.color.accentText },
        },
      },
      critical: {
        backgroundColor: vars.color.critical,
        color: vars.color.onCritical,
        ':hover': { backgroundColor: vars.color.criticalHover },
      },
    },
    size: {
      s: { minBlockSize: vars.control.s, paddingInline: vars.space.m, fontSize: vars.fontSize.s },
      m: { minBlockSize: vars.control.m, paddingInline: vars.space.l, fontSize: vars.fontSize.control },
      l: { minBlockSize: vars.control.l, paddingInline: vars.space.xl, fontSize: vars.fontSize.m },
    },
    wide: { true: { inlineSize: '100%' }, false: {} },
  },
})

/** The room of the drawing whose place a ring takes. */
export const ring = style({ display: 'inline-grid', placeItems: 'center', inlineSize: '1rem' })
export const largeRing = style([ring, { inlineSize: '1.25rem' }])
/** Still the name of the button, and as wide. */
export const waitingWords = style({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', opacity: 0 })
export const ringOverWords = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
export const explained = style({ display: 'grid', gap: vars.space.xs })
export const reason = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
})
