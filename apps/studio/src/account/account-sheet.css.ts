import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const screen = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.space.l,
  backgroundColor: vars.color.canvas,
  // A phone is too narrow for the corner beside the wordmark: a tall form begins below it.
  '@media': { [media.mobile]: { paddingBlockStart: `calc(${vars.control.m} + 2 * ${vars.space.s})` } },
})
/** Language and theme, in reach of people who cannot read the screen as it is. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: vars.space.s,
  insetInlineEnd: vars.page.gutter,
  display: 'flex',
  gap: vars.space.s,
})
export const sheet = style({ inlineSize: '100%', maxInlineSize: '26rem', display: 'grid', gap: vars.space.xl })
export const head = style({ display: 'grid', justifyItems: 'center', gap: vars.space.m, textAlign: 'center' })
