import { style } from '@vanilla-extract/css'

/** As high as most of what comes in its place. */
export const waiting = style({ display: 'grid', placeItems: 'center', minBlockSize: '20rem' })
