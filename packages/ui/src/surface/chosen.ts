import { tint } from './tint'
import { vars } from '../theme/contract.css'

/** Distance of a selected item from the edge of its well: the border and two pixels. */
export const wellInset = `calc(${vars.space.xxs} + 1px)`

/** The well of choices side by side. */
export const well = {
  gap: vars.space.xxs,
  padding: wellInset,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  // A disabled group has no sunken background, like fields.
  selectors: { '&:not(:has(:enabled))': { backgroundColor: 'transparent' } },
} as const
/** Corner radius inside a well, concentric with the well's. */
export const innerRadius = `calc(${vars.radius.m} - ${wellInset})`
/** Height inside a well that is as high as other controls. */
export const innerHeight = (control: string) => `calc(${control} - 2 * ${wellInset})`

/** One of several: a raised item without a hue. */
export const thumb = {
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: `inset 0 0 0 1px ${vars.color.fillBorder}`,
} as const
/** A single toggle that is on. */
export const toggledOn = { ...tint, color: vars.color.accentText } as const
/** A toggle that is on, in the colours that the system forces: they leave it no background and no hue of its own. */
export const forcedOn = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  boxShadow: 'none',
  outlineColor: 'CanvasText',
} as const
