import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const box = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.control.m,
  blockSize: vars.control.m,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})
/** An invisible native select over the icon: it receives the press. */
export const list = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  appearance: 'none',
  // Below 16 px phones zoom in on the select.
  fontSize: vars.fontSize.m,
})
export const option = style({ backgroundColor: vars.color.raised, color: vars.color.text })
