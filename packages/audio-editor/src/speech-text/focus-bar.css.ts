import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })
export const number = style({ inlineSize: '4rem' })
export const count = style({ color: vars.color.textMuted, fontSize: vars.fontSize.s })
