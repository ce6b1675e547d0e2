import { style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { [media.mobile]: { gap: 0 } },
})
/** Hidden on phones, which have room for the book's language only. The library offers the interface language too. */
export const interfaceLanguage = style({ '@media': { [media.mobile]: { display: 'none' } } })
/** Hidden for touch only; a tablet's keyboard still opens the list with the question mark. */
export const shortcuts = style({
  '@media': { [media.touch]: { display: 'none' }, [media.mobile]: { display: 'none' } },
})
