import { style, styleVariants } from '@vanilla-extract/css'
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
  neutral: { backgroundColor: vars.color.accentSoft, borderColor: vars.color.accent, color: vars.color.accentText },
  success: { backgroundColor: vars.color.successSoft, borderColor: vars.color.success, color: vars.color.successText },
  warning: { backgroundColor: vars.color.warningSoft, borderColor: vars.color.warning, color: vars.color.warningText },
  critical: {
    backgroundColor: vars.color.criticalSoft,
    borderColor: vars.color.critical,
    color: vars.color.criticalText,
  },
})
export const sign = style({ display: 'grid', flex: 'none', placeItems: 'center', minBlockSize: '1.55em' })
export const words = style({ flex: '1 1 12rem', minInlineSize: 0, display: 'grid', gap: vars.space.xxs })
export const title = style({ fontWeight: vars.fontWeight.bold })
export const body = style({ color: vars.color.text })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, marginBlockStart: vars.space.s })
