import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/** Stretches the press target of a link or button over its nearest positioned ancestor. */
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
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  ':disabled': { cursor: 'not-allowed', opacity: 0.5 },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}` } },
})
/** Raises links and buttons above the stretched target, so that they can be pressed. */
export const actions = style({
  position: 'relative',
  zIndex: vars.layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  pointerEvents: 'none',
})
globalStyle(`${actions} :is(a, button, label)`, { pointerEvents: 'auto' })
