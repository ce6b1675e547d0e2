import { media } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

/** A phone leaves it out, so that the page stays visible above the card. */
export const wide = style({ '@media': { [media.mobile]: { display: 'none' } } })
