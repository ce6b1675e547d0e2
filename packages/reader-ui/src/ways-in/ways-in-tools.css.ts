import { style } from '@vanilla-extract/css'
import { media } from '@lectern/ui/tokens'

/** Phones have no room for it in the header; the line above the page names the mode there. */
export const mode = style({ '@media': { [media.mobile]: { display: 'none' } } })
