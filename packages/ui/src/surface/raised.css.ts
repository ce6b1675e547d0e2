import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { raisedEdge } from './raised-edge'

/**
 * A surface above the page that belongs to a part of it: popovers, menus, lists of a field, toasts. Dialogs have larger
 * corners.
 */
export const raised = style({
  border: raisedEdge,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
})
/** The header text. */
export const title = style({
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})
/** The buttons at the bottom, in a row of their own. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
