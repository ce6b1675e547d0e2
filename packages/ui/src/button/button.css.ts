import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'
import { lit } from '../toggle-group/chosen'
import { filledTones, noFrame, off } from './tones'

/** The place of a drawing, which a ring takes while the button is busy. */
const ringBase = style({ display: 'inline-grid', flex: 'none' })
const ringSize = { s: '0.875rem', m: '1rem', l: '1.25rem' } as const
export const ring = styleVariants(ringSize, (side, name) => [
  ringBase,
  // As wide as the drawing whose place it takes.
  { inlineSize: side, blockSize: side, marginInline: name === 's' ? '1px' : 0 },
])
globalStyle(`${ringBase} > *`, { inlineSize: '100%', blockSize: '100%' })
/** How far the words make way, and how far the ring stands from them: it is 8 px from the edge where there is room. */
const makeWay = {
  s: { by: '0.5625rem', ring: '0.875rem', apart: '0.25rem' },
  m: { by: '0.5625rem', ring: '0.875rem', apart: '0.25rem' },
  l: { by: '0.625rem', ring: '1.25rem', apart: '0.4375rem' },
} as const
/** A ring where there was no drawing. It takes no room: the words make way in the padding, and the width stays. */
export const ringBeforeWords = styleVariants(makeWay, ({ ring: wide, apart }) => ({
  inlineSize: wide,
  blockSize: wide,
  marginInline: `calc(-1 * (${wide} + ${apart})) calc(${apart} - ${vars.space.s})`,
}))
/** The room at its sides, which a ring makes use of. */
const side = createVar()
const size = (name: keyof typeof ringSize, control: string, padding: string, fontSize: string) =>
  ({
    minBlockSize: control,
    vars: { [side]: padding },
    paddingInline: side,
    fontSize,
    selectors: {
      [`&:has(> ${ringBeforeWords[name]})`]: {
        paddingInline: `calc(${side} + ${makeWay[name].by}) calc(${side} - ${makeWay[name].by})`,
      },
    },
  }) as const

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
    // For words of more than one line.
    paddingBlock: vars.space.xs,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    overflowWrap: 'break-word',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      // Without hue and fill, so that it calls nobody, yet readable; its focus ring stays as it is.
      [off]: {
        backgroundColor: 'transparent',
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
      '&[data-busy]': { cursor: 'progress' },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
  },
  variants: {
    tone: {
      ...filledTones,
      quiet: {
        backgroundColor: 'transparent',
        color: vars.color.text,
        fontWeight: vars.fontWeight.medium,
        ':hover': { backgroundColor: vars.color.hover },
        ':active': { backgroundColor: vars.color.pressed },
        selectors: {
          '&[aria-pressed="true"]': lit,
          [off]: noFrame,
        },
      },
      quietCritical: {
        backgroundColor: 'transparent',
        color: vars.color.criticalText,
        fontWeight: vars.fontWeight.medium,
        ':hover': { backgroundColor: vars.color.criticalSoft },
        ':active': { backgroundColor: vars.color.pressed },
        selectors: { [off]: noFrame },
      },
      critical: {
        backgroundColor: vars.color.critical,
        color: vars.color.onCritical,
        ':hover': { backgroundColor: vars.color.criticalHover },
        ':active': { backgroundColor: vars.color.criticalPressed },
      },
    },
    size: {
      s: {
        ...size('s', vars.control.s, vars.space.m, vars.fontSize.s),
        // As high as a finger needs, it would be a square with two letters in it.
        '@media': { [media.touch]: { minInlineSize: '5rem', vars: { [side]: vars.space.l } } },
      },
      m: size('m', vars.control.m, vars.space.l, vars.fontSize.control),
      l: size('l', vars.control.l, vars.space.xl, vars.fontSize.m),
    },
    wide: { true: { inlineSize: '100%' }, false: {} },
  },
})

export const explained = style({ display: 'grid', gap: vars.space.xs })
export const reason = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
})
