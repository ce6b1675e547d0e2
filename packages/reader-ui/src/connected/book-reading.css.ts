import { style } from '@vanilla-extract/css'

export const reading = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  blockSize: '100%',
})
/** Empty until a tool has something to say about the whole book. */
export const top = style({ gridColumn: '1 / -1', minInlineSize: 0 })
/** Empty until tools are rendered into it, side by side. */
export const panel = style({ display: 'flex', minBlockSize: 0, minInlineSize: 0 })
/** The page, and the video beside or above it. */
export const screen = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
})
export const player = style({ gridColumn: '1 / -1', minInlineSize: 0 })
