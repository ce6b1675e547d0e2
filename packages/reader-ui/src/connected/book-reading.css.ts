import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@lectern/ui/tokens'

/** Tools are rendered into it too, so that each part has its place. */
export const reading = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  blockSize: '100%',
})
/** Empty until a tool has something to say about the whole book. */
export const top = style({ gridArea: '1 / 1 / 2 / -1', minInlineSize: 0 })
/** Empty until tools are rendered into it, side by side. Page and player are centred in the room beside it. */
export const panel = style({ gridArea: '2 / 1 / 4 / 2', display: 'flex', minBlockSize: 0, minInlineSize: 0 })
/** The page, and the video beside or above it. */
export const screen = style({
  gridArea: '2 / 2',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
})
export const player = style({ gridArea: '3 / 2', minInlineSize: 0 })
/** A projector is read from afar. */
globalStyle(`:root:has(${reading})`, {
  '@media': { '(width >= 1800px) and (height >= 900px)': { fontSize: '112.5%' } },
})
// Messages keep off the player: a child presses play while one is shown.
globalStyle(`:root:has(${reading}) [data-toasts]`, {
  insetBlockEnd: '4.5rem',
  '@media': {
    [media.mobile]: { insetBlockEnd: '7rem' },
    '(height < 480px)': { insetBlockEnd: '2.5rem' },
  },
})
