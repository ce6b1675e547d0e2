import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'
import { forcedOn, toggledOn } from '../surface/chosen'
import { filledTones, noFrame, disabledSelector, onSelector } from './tones'

/** The place of an icon, which the ring takes while the button is busy. */
const ringBase = style({ display: 'inline-grid', flex: 'none' })
const ringSize = { s: '0.875rem', m: '1rem', l: '1.25rem' } as const
export const ring = styleVariants(ringSize, (side, name) => [
  ringBase,
  // As wide as the icon that the ring replaces.
  { inlineSize: side, blockSize: side, marginInline: name === 's' ? '1px' : 0 },
])
globalStyle(`${ringBase} > *`, { inlineSize: '100%', blockSize: '100%' })
/**
 * The distance that the label moves aside, and the ring's distance from it: it is 8 px from the edge where there is
 * room.
 */
const makeWay = {
  s: { by: '0.5625rem', ring: '0.875rem', apart: '0.25rem' },
  m: { by: '0.5625rem', ring: '0.875rem', apart: '0.25rem' },
  l: { by: '0.625rem', ring: '1.25rem', apart: '0.4375rem' },
} as const
/** A ring on a button without an icon. It takes no space: the label moves into the padding, and the width stays. */
export const ringBeforeLabel = styleVariants(makeWay, ({ ring: wide, apart }) => ({
  inlineSize: wide,
  blockSize: wide,
  marginInline: `calc(-1 * (${wide} + ${apart})) calc(${apart} - ${vars.space.s})`,
}))
/** The padding at its sides, which a ring uses. */
const side = createVar()
const size = (name: keyof typeof ringSize, control: string, padding: string, fontSize: string) =>
  ({
    minBlockSize: control,
    vars: { [side]: padding },
    paddingInline: side,
    fontSize,
    selectors: {
      [`&:has(> ${ringBeforeLabel[name]})`]: {
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
    // For labels of more than one line.
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
      // Disabled buttons have no hue and fill, but stay readable and keep their focus ring.
      [disabledSelector]: {
        backgroundColor: 'transparent',
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
      '&[data-busy]': { cursor: 'progress' },
    },
    '@media': {
      '(forced-colors: active)': { borderColor: 'ButtonText', selectors: { [onSelector]: forcedOn } },
    },
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
          '&[aria-pressed="true"]': toggledOn,
          [disabledSelector]: noFrame,
        },
      },
      quietCritical: {
        backgroundColor: 'transparent',
        color: vars.color.criticalText,
        fontWeight: vars.fontWeight.medium,
        ':hover': { backgroundColor: vars.color.criticalSoft },
        ':active': { backgroundColor: vars.color.pressed },
        selectors: { [disabledSelector]: noFrame },
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
        // At the height for fingers, a button with two letters would be a square.
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
