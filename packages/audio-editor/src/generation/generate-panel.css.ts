import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gap: vars.space.m })
