import { style, globalStyle } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  // In the player bar of a frame they are after the other tools.
  order: 2,
  '@media': { [media.mobile]: { gap: 0 } },
})
/** Language and theme of the interface, which the settings have too. Hidden where the header would not fit in the window. */
export const interfaceChoice = style({ '@media': { '(width < 90em)': { display: 'none' } } })
/** The icon of a bookmarked page is filled. */
export const bookmark = style({ display: 'flex' })
globalStyle(`${bookmark}[data-on] svg`, { fill: 'currentColor' })
