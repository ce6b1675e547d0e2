import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const box = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.m,
  borderInlineStart: '3px solid',
})
export const tone = styleVariants({
  info: { backgroundColor: vars.color.accentSoft, borderColor: vars.color.accent, color: vars.color.accentText },
  success: { backgroundColor: vars.color.successSoft, borderColor: vars.color.success, color: vars.color.successText },
  warning: { backgroundColor: vars.color.warningSoft, borderColor: vars.color.warning, color: vars.color.warningText },
  critical: {
    backgroundColor: vars.color.criticalSoft,
    borderColor: vars.color.critical,
    color: vars.color.criticalText,
  },
})
/** The height of the first line, on which icon, title and button are centred. */
const line = `calc(${vars.lineHeight.normal} * ${vars.fontSize.m})`
export const sign = style({ display: 'grid', flex: 'none', placeItems: 'center', blockSize: line })
export const dismiss = style({ flex: 'none', marginBlock: `calc((${line} - ${vars.control.s}) / 2)` })
globalStyle(`${dismiss} > button`, { display: 'flex' })
export const text = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: vars.fontWeight.bold })
export const body = style({ color: vars.color.text, fontSize: vars.fontSize.s })
/** Without a title the first line is as high as a title would be. */
globalStyle(`${body}:first-child`, {
  paddingBlock: `calc((${line} - ${vars.lineHeight.normal} * ${vars.fontSize.s}) / 2)`,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, marginBlockStart: vars.space.s })
