import { media, vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const desk = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  '@media': { [media.mobile]: { gridTemplateRows: 'auto auto auto', blockSize: 'auto' } },
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})
export const notices = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.s,
  // Keeps its grid row while it is empty.
  ':empty': { padding: 0 },
})
export const board = style({ position: 'relative', minBlockSize: 0, overflow: 'auto' })
export const bench = style({
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr) 22rem',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto auto' },
  },
})
globalStyle(`${bench}[data-panel-first] > *:not(:last-child)`, { '@media': { [media.mobile]: { display: 'none' } } })
export const middle = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [media.mobile]: { blockSize: '70vh' } },
})
export const side = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  backgroundColor: vars.color.surface,
  // A small screen shows the panel above the page.
  '@media': { [media.mobile]: { order: -1 } },
})
export const inspector = style({
  padding: vars.space.m,
  borderInlineStart: `1px solid ${vars.color.border}`,
  selectors: { '&:empty': { display: 'none' } },
  // A phone shows the page full screen, with the selection at its bottom.
  '@media': {
    [media.mobile]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.layer.aside,
      padding: 0,
      border: 'none',
      boxShadow: vars.shadow.high,
    },
  },
})
