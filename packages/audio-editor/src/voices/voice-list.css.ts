import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Leaves the settings below in view, and all of the list in a low window. */
export const groups = style({ display: 'grid', gap: vars.space.l, maxBlockSize: 'min(26rem, 32vh)', overflow: 'auto' })
export const list = style({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' })
