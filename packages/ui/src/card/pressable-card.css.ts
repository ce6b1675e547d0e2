import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const card = style({
  blockSize: '100%',
  isolation: 'isolate',
  selectors: {
    '&[data-selected]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
    '&[data-disabled]': { boxShadow: 'none', borderColor: vars.color.border },
    '&:not([data-disabled]):has(:active)': { backgroundColor: vars.color.pressed },
  },
})
export const content = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0, overflowWrap: 'anywhere' })
/** Over the room that the card leaves around what is in it. */
export const picture = style({
  margin: `calc(-1 * ${vars.space.l})`,
  marginBlockEnd: vars.space.xs,
  borderStartStartRadius: `calc(${vars.radius.l} - 1px)`,
  borderStartEndRadius: `calc(${vars.radius.l} - 1px)`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  overflow: 'clip',
  selectors: { [`${card}[data-disabled] &`]: { opacity: 0.5 } },
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
})
/** On the first line of the title, which is as high as that step of the scale; its drawing on the edge of the words. */
export const menu = style({
  position: 'relative',
  zIndex: vars.layer.header,
  marginBlock: `calc((${vars.space.xl} - ${vars.control.s}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
})
/** What else is known stays readable where the card cannot be pressed: it may say why. */
export const lead = style({
  marginBlockEnd: vars.space.xs,
  selectors: { [`${card}[data-disabled] &`]: { opacity: 0.5 } },
})
/** The words alone are the link or button; what is pressed is the whole card. */
export const press = style({
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.l },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
})
/** Over what makes the whole card one target, which only these links and buttons keep from being pressed. */
export const actions = style({
  position: 'relative',
  zIndex: vars.layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
  pointerEvents: 'none',
})
globalStyle(`${actions} :is(a, button, label)`, { pointerEvents: 'auto' })
