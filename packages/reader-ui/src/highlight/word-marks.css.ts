import { style } from '@vanilla-extract/css'
import { drawMarkEdge, lightenMark, vars } from '@lectern/ui/tokens'
import { activeWordColor } from './highlight-colors'
import { highlightProperties } from './highlight-properties'
import { roomProperties } from './room-properties'

const light = {
  content: '',
  position: 'absolute',
  inset: Object.values(roomProperties)
    .map((room) => `calc(-1 * min(${vars.word.pad}, var(${room})))`)
    .join(' '),
  borderRadius: vars.word.radius,
} as const

/**
 * A mark over the active word. It is no part of the text, so that the browser need not lay out the lines again for each word.
 * Its em is the height of the line, whatever letters the word has.
 */
export const wordMark = style({
  position: 'absolute',
  pointerEvents: 'none',
  userSelect: 'none',
  '::before': {
    ...light,
    // Multiplies like a marker, so that ink stays dark.
    backgroundColor: lightenMark(activeWordColor),
    mixBlendMode: 'multiply',
    opacity: `var(${highlightProperties.opacity}, 1)`,
  },
  '::after': { ...light, boxShadow: drawMarkEdge(activeWordColor) },
  '@media': {
    // The mark tints a picture, whose colours are not forced.
    '(forced-colors: active)': { forcedColorAdjust: 'none', outline: '3px solid Highlight' },
  },
})
