import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const fade = '1.5rem'
/** The strip at an edge that is kept free for the sign that more follows. */
export const signStrip = createVar()
const strip = fallbackVar(signStrip, '0px')
/** A mask uses only the opacity of its colours. */
const shown = vars.color.text
const towards = (side: 'right' | 'left', start: boolean, end: boolean) =>
  `linear-gradient(to ${side}, ${
    start ? `transparent ${strip}, ${shown} calc(${strip} + ${fade})` : `${shown}, ${shown}`
  }, ${end ? `${shown} calc(100% - ${strip} - ${fade}), transparent calc(100% - ${strip})` : shown})`
const fading = (mark: string, start: boolean, end: boolean) => ({
  [`&${mark}`]: { maskImage: towards('right', start, end) },
  [`&${mark}:dir(rtl)`]: { maskImage: towards('left', start, end) },
})

/** A row that scrolls when it does not fit, and fades out where content is hidden. */
export const scrollRow = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Elements that are scrolled to stay clear of the fading edge.
  scrollPaddingInline: `calc(${strip} + ${vars.space.xxl})`,
  selectors: {
    ...fading('[data-more-start]', true, false),
    ...fading('[data-more-end]', false, true),
    ...fading('[data-more-start][data-more-end]', true, true),
  },
})
