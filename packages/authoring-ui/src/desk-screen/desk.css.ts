import { media, pinnedActionSize, vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { footerSize } from '../step-panel/step-panel.css'

export const desk = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  outline: 'none',
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
export const board = style({ position: 'relative', minBlockSize: 0, overflow: 'auto', outline: 'none' })
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
  // A phone fits the page between the steps and the main action; what belongs to the narration follows below.
  '@media': {
    [media.mobile]: {
      gridTemplateRows: `max(20rem, calc(100dvh - 16rem - ${pinnedActionSize}))`,
      gridAutoRows: 'auto',
      // Otherwise the column is lower than its rows, and the panel lies over the player.
      minBlockSize: 'min-content',
    },
  },
})
/** Reserves the height of the waveform, so that the page does not move when it is drawn. */
export const waveform = style({ selectors: { '&[data-narrated]': { minBlockSize: '11.125rem' } } })
export const side = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.mobile]: {
      paddingBlockEnd: pinnedActionSize,
      // While a selection covers the lower edge, the end of the panel can still be scrolled to.
      selectors: { '&:has(> [data-inspector]:not(:empty))': { paddingBlockEnd: '60vh' } },
    },
  },
})
/** Lies over the panel, which neither shrinks nor moves when words are selected. */
export const inspector = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: '100%',
  overflow: 'auto',
  padding: vars.space.m,
  borderInlineStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  selectors: { '&:empty': { display: 'none' } },
  // A phone shows the selection at its lower edge.
  '@media': {
    [media.mobile]: {
      position: 'fixed',
      zIndex: vars.layer.aside,
      maxBlockSize: '60vh',
      padding: 0,
      border: 'none',
      boxShadow: vars.shadow.high,
    },
  },
})
// The way to the next step stays visible, and all of the panel can be scrolled to.
globalStyle(`${side}:has([data-step-footer]) > ${inspector}`, {
  insetBlockEnd: footerSize,
  maxBlockSize: `calc(100% - ${footerSize})`,
})
globalStyle(`${side}:has(> [data-inspector]:not(:empty)) [data-step-content]::after`, {
  '@media': { [media.desktop]: { content: '""', flex: 'none', blockSize: '20rem' } },
})
// The fields of a mark are high: they have a row of their own below the list, which scrolls in the rest.
const ownRow = '[data-own-row]:not(:empty)'
globalStyle(`${side}:has(> ${ownRow})`, {
  '@media': { [media.desktop]: { gridTemplateRows: 'minmax(0, 1fr) auto' } },
})
globalStyle(`${side} > ${inspector}${ownRow}`, { '@media': { [media.desktop]: { position: 'static' } } })
globalStyle(`${side}:has(> ${ownRow}) [data-step-content]::after`, {
  '@media': { [media.desktop]: { content: 'none' } },
})
globalStyle(`${bench}:has([data-pinned-action]) ${inspector}`, {
  '@media': { [media.mobile]: { insetBlockEnd: pinnedActionSize, maxBlockSize: '50vh' } },
})
// It would cover the waveform, where the times of the selected word are changed.
globalStyle(`${bench}[data-step='sync'] ${inspector}`, { '@media': { [media.mobile]: { display: 'none' } } })
// The waveform leaves less of it to the page.
globalStyle(`${bench}[data-step='sync'] ${middle}`, {
  '@media': { [media.mobile]: { blockSize: `max(28rem, calc(100dvh - 16rem - ${pinnedActionSize}))` } },
})
