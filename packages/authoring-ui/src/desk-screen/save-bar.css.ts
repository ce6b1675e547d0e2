import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.page.gutter,
  '@media': {
    [media.mobile]: {
      flex: '1 0 100%',
      justifyContent: 'space-between',
      paddingInlineStart: vars.page.gutter,
    },
  },
})
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  // The buttons keep their space beside the steps, so the message is at the end of the row.
  order: 1,
  '@media': { [media.mobile]: { order: 0, minInlineSize: 0, fontSize: vars.fontSize.xs, whiteSpace: 'normal' } },
})
export const text = style({ display: 'grid', lineHeight: vars.lineHeight.snug })
export const kept = style({
  fontSize: vars.fontSize.xs,
  // A phone keeps the state and the buttons in one row, so that the page does not move with the first change.
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const notKept = style({ fontSize: vars.fontSize.xs, color: vars.color.criticalText })
export const actions = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space.xs,
  // In a row of their own, the buttons stay at its end.
  marginInlineStart: 'auto',
  // A pressed button stays visible, because a button that is hidden while it has the focus loses it.
  selectors: { '&[data-idle]': { visibility: 'hidden' }, '&[data-idle]:focus-within': { visibility: 'visible' } },
  '@media': {
    [media.mobile]: {
      selectors: { '&[data-idle]': { display: 'none' }, '&[data-idle]:focus-within': { display: 'flex' } },
    },
  },
})
