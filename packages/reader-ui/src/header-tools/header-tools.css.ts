import { style, globalStyle } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  // In the player bar of a frame they are after the other tools.
  order: 2,
  '@media': { [media.mobile]: { gap: 0 } },
})
/** The icon of a bookmarked page is filled. */
export const bookmark = style({ display: 'flex' })
globalStyle(`${bookmark}[data-on] svg`, { fill: 'currentColor' })
