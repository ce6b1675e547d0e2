import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const offers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })
