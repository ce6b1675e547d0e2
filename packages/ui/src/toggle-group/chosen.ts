import { tint } from '../surface/tint'
import { vars } from '../theme/contract.css'

/** How far what is chosen stands from the edge of its well: the line of the edge, and two pixels. */
export const wellInset = `calc(${vars.space.xxs} + 1px)`

/** Where choices lie side by side. */
export const well = {
  gap: vars.space.xxs,
  padding: wellInset,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  // Nothing in it can be chosen: no well, as in fields.
  selectors: { '&:not(:has(:enabled))': { backgroundColor: 'transparent' } },
} as const
/** The roundness of what lies in a well: both curves have one middle. */
export const innerRadius = `calc(${vars.radius.m} - ${wellInset})`
/** The height of what lies in a well that is as high as the controls beside it. */
export const innerHeight = (control: string) => `calc(${control} - 2 * ${wellInset})`

/** The one of several: it lies on top, without a hue. */
export const thumb = {
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: `inset 0 0 0 1px ${vars.color.fillBorder}`,
} as const
/** What is on by itself. */
export const lit = { ...tint, color: vars.color.accentText } as const
