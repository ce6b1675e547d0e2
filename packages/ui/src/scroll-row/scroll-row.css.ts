import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const fade = '1.5rem'
/** A strip at the edge that is kept free of what is scrolled, for a sign that there is more. */
export const signStrip = createVar()
const strip = fallbackVar(signStrip, '0px')
/** Only how opaque the colours are counts in a mask. */
const shown = vars.color.text
const towards = (side: 'right' | 'left', start: boolean, end: boolean) =>
  `linear-gradient(to ${side}, ${
    start ? `transparent ${strip}, ${shown} calc(${strip} + ${fade})` : `${shown}, ${shown}`
  }, ${end ? `${shown} calc(100% - ${strip} - ${fade}), transparent calc(100% - ${strip})` : shown})`
const fading = (mark: string, start: boolean, end: boolean) => ({
  [`&${mark}`]: { maskImage: towards('right', start, end) },
  [`&${mark}:dir(rtl)`]: { maskImage: towards('left', start, end) },
})

/** One line that is scrolled where it finds no room, and fades out where something lies out of sight. */
export const scrollRow = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // What is scrolled to stands clear of the fading.
  scrollPaddingInline: `calc(${strip} + ${vars.space.xxl})`,
  selectors: {
    ...fading('[data-more-start]', true, false),
    ...fading('[data-more-end]', false, true),
    ...fading('[data-more-start][data-more-end]', true, true),
  },
})
