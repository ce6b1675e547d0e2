import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

const low = '(height < 480px)'
/** A phone held upright, on which the title has its own row. */
const upright = `${media.sheet} and (height >= 480px)`

export const notice = style({
  display: 'flex',
  justifyContent: 'center',
  paddingInline: vars.space.l,
  paddingBlockEnd: vars.space.m,
})
export const box = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  maxInlineSize: '34rem',
})
/** Readable over any page. */
export const raised = style({
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.middle,
})
/** A row of buttons between the page and the player. */
export const below = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  padding: vars.space.xs,
})
export const row = style({ display: 'flex', gap: vars.space.xs })
/** The end of the book, in a row above the player. */
export const end = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  // Its end is kept free for the close button.
  position: 'relative',
  paddingBlockEnd: vars.space.m,
  paddingInline: vars.space.huge,
  maxInlineSize: '48rem',
  marginInline: 'auto',
  '@media': {
    [media.mobile]: { paddingBlock: vars.space.s },
    [upright]: { paddingInline: vars.space.m, paddingBlockStart: vars.space.m },
    [low]: { flexWrap: 'nowrap', paddingBlock: vars.space.xs, paddingInline: `${vars.space.m} ${vars.space.huge}` },
  },
})
export const endTitle = style({
  margin: 0,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  '@media': { [upright]: { inlineSize: '100%', textAlign: 'center' } },
})
/** On a phone that is held upright the buttons fill their rows; held sideways they share one. */
export const endActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  '@media': { [upright]: { inlineSize: '100%' }, [low]: { flexWrap: 'nowrap' } },
})
globalStyle(`${endActions} > *`, { '@media': { [upright]: { flex: '1 1 auto' }, [low]: { flex: '0 1 auto' } } })
export const endClose = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: vars.space.m })
