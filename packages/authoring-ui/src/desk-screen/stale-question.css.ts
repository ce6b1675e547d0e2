import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const parts = style({ margin: 0, paddingInlineStart: vars.space.l, display: 'grid', gap: vars.space.xs })
