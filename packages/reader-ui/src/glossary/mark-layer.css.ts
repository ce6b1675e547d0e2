import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const layer = style({ position: 'absolute', inset: 0, pointerEvents: 'none', userSelect: 'none' })

const dashes = (turn: string) =>
  `repeating-linear-gradient(${turn}, ${vars.color.accent} 0 5px, ${vars.color.onAccent} 5px 8px)`
const line = {
  content: '',
  position: 'absolute',
  borderRadius: vars.radius.s,
  // Dashes of two contrasting colours are visible on any picture, and lie under the words and their highlight.
  boxShadow: `0 0 0 1px ${vars.color.onAccent}`,
  '@media': { '(forced-colors: active)': { outline: '1px solid LinkText' } },
} as const

/** Underlines words of one line. Presses go through it to the words, so that text can be selected. */
export const mark = style({
  position: 'absolute',
  display: 'block',
  margin: 0,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.s,
  background: 'none',
  pointerEvents: 'none',
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: {
    '&::after': {
      ...line,
      insetInline: 0,
      insetBlockStart: 'calc(100% + 1px)',
      blockSize: '2px',
      background: dashes('90deg'),
    },
    '&[data-vertical]::after': {
      ...line,
      insetBlock: 0,
      insetInline: '-3px auto',
      blockSize: 'auto',
      inlineSize: '2px',
      background: dashes('180deg'),
    },
  },
})
