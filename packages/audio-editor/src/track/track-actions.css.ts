import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const actions = style({ display: 'grid', gap: vars.space.s })
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs })
