import { style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { [media.mobile]: { gap: 0 } },
})
/** Language and theme of the interface, which the settings have too. Hidden where the header would not fit in the window. */
export const interfaceChoice = style({ '@media': { '(width < 90em)': { display: 'none' } } })
/** Hidden for touch only; a tablet's keyboard still opens the list with the question mark. */
export const shortcuts = style({
  '@media': { [media.touch]: { display: 'none' }, [media.mobile]: { display: 'none' } },
})
