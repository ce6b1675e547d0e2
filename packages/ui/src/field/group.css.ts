import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import * as field from './field.css'

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 })
export const hiddenLegend = style({ padding: 0 })
export const legend = style([field.label, { padding: 0, marginBlockEnd: vars.space.s }])
globalStyle(`${group} > ${field.hint}`, { marginBlock: `calc(-1 * ${vars.space.xs}) ${vars.space.m}` })
globalStyle(`${group} > ${field.error}`, { marginBlockStart: vars.space.s })
export const choices = style({ display: 'grid', gap: vars.space.m })
/** Choices that depend on the one above them. */
export const inner = style([
  choices,
  { marginBlockStart: vars.space.m, paddingInlineStart: `calc(${vars.space.xl} + ${vars.space.s})` },
])
