import { style } from '@vanilla-extract/css'

export const icon = style({ flex: 'none', display: 'inline-block', verticalAlign: '-0.125em' })
export const mirrored = style([icon, { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }])
