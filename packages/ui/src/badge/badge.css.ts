import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.round,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  variants: {
    tone: {
      neutral: { backgroundColor: vars.color.hover, color: vars.color.text },
      accent: { backgroundColor: vars.color.accentSoft, color: vars.color.accentText },
      success: { backgroundColor: vars.color.successSoft, color: vars.color.successText },
      warning: { backgroundColor: vars.color.warningSoft, color: vars.color.warningText },
      critical: { backgroundColor: vars.color.criticalSoft, color: vars.color.criticalText },
    },
  },
})

export const text = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
