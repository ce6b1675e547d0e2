import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  marginInline: 'auto',
  inlineSize: '100%',
  maxInlineSize: '34rem',
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.l,
  textAlign: 'center',
})
/** Alone on a screen, a little above the middle. */
export const place = styleVariants({
  screen: {
    minBlockSize: 'min(60dvh, 36rem)',
    '::before': { content: '', flex: '2 0 0' },
    '::after': { content: '', flex: '3 0 0' },
  },
  panel: { justifyContent: 'center' },
})
/** The pin overlaps its lower edge. */
export const sign = style({ position: 'relative', marginBlockEnd: `calc(${vars.space.l} + ${vars.space.xs})` })
export const sheet = style({ fill: vars.color.surface, stroke: vars.color.borderStrong, strokeWidth: 1.5 })
export const line = style({ stroke: vars.color.borderStrong, strokeWidth: 3, strokeLinecap: 'round', opacity: 0.45 })
export const lit = style({ stroke: vars.color.wordHighlight, strokeWidth: 8, strokeLinecap: 'round' })
/** The icon of the place: alone in a panel, pinned to the corner of the book on a screen. */
export const pin = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.round,
  border: '1.5px solid',
})
globalStyle(`${sign} > ${pin}`, { position: 'absolute', insetInlineEnd: '-0.75rem', insetBlockEnd: '-0.625rem' })
export const pinTone = styleVariants({
  neutral: { backgroundColor: vars.color.raised, borderColor: vars.color.border, color: vars.color.textMuted },
  critical: {
    backgroundColor: vars.color.criticalSoft,
    borderColor: vars.color.critical,
    color: vars.color.criticalText,
  },
})
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.s,
  maxInlineSize: '100%',
})
// Measured in letters of the title.
globalStyle(`${text} > :not(div)`, { maxInlineSize: 'min(32ch, 100%)' })
globalStyle(`${text} > div`, { maxInlineSize: 'min(24rem, 100%)', textWrap: 'balance' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.m,
  // A width of its own would not count the least width of the buttons, and they would wrap too early.
  inlineSize: '100%',
  marginBlockStart: vars.space.m,
  // On phones one below the other, all of them as wide as the widest.
  '@media': { [media.sheet]: { display: 'grid', gridTemplateColumns: 'fit-content(100%)' } },
})
globalStyle(`${actions} > :is(a, button)`, { minInlineSize: 'min(10rem, 100%)', maxInlineSize: '100%' })
