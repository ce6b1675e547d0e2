import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
  // In a low window, what belongs to the narration keeps its place below.
  minBlockSize: 'min(20rem, 100%)',
  blockSize: '100%',
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
})
export const room = style({ position: 'relative', minBlockSize: 0, minInlineSize: 0 })
export const host = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  // Page coordinates run left to right, whatever the interface direction.
  direction: 'ltr',
})
export const surface = style({
  position: 'absolute',
  inset: 0,
  outline: 'none',
  touchAction: 'none',
  userSelect: 'none',
  direction: 'ltr',
  ':focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  selectors: {
    '&[data-cursor="move"]': { cursor: 'move' },
    '&[data-cursor="draw"]': { cursor: 'crosshair' },
    '&[data-cursor="hand"]': { cursor: 'grab' },
    '&[data-cursor="pan"]': { cursor: 'grabbing' },
    '&[data-cursor="ns"]': { cursor: 'ns-resize' },
    '&[data-cursor="ew"]': { cursor: 'ew-resize' },
    '&[data-cursor="nwse"]': { cursor: 'nwse-resize' },
    '&[data-cursor="nesw"]': { cursor: 'nesw-resize' },
  },
})
export const mirror = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const notice = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.xl,
  pointerEvents: 'none',
})
export const text = style({ pointerEvents: 'auto' })
/** A phone hides the zoom: pinching replaces it, and the tools need the whole bar. */
export const percent = style({ display: 'flex', '@media': { [media.mobile]: { display: 'none' } } })
