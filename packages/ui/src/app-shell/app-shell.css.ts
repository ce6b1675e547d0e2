import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'
import { stickyStart } from './sticky-start'

const barSize = '3.5rem'
/** The bar of a phone held sideways: it fits controls for fingers. */
const lowBarSize = '3rem'
const low = '(height < 480px)'

export const shell = style({
  vars: { [stickyStart]: barSize },
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  '@media': { [low]: { vars: { [stickyStart]: lowBarSize } } },
  selectors: { '&[data-embed]': { vars: { [stickyStart]: '0px' } } },
})
export const fixedHeight = style({ blockSize: '100dvh', overflow: 'hidden' })
export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  blockSize: barSize,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.canvas,
  '@media': { [low]: { blockSize: lowBarSize } },
})
// One row whatever it holds: the brand shrinks, the actions keep their size.
globalStyle(`${header} > *`, { minInlineSize: 0 })
globalStyle(`${header} > :last-child:not(:nth-child(-n + 2))`, { flex: 'none', flexWrap: 'nowrap' })
const edge = `max(${vars.page.gutter}, env(safe-area-inset-left))`
const outerEdge = `max(${edge}, calc((100% - ${vars.page.shelf}) / 2))`
/** Aligns the return link with the edge of the column below. */
export const exit = style({
  selectors: {
    '&:not(:empty)': { paddingBlock: vars.space.xs, paddingInline: `calc(${outerEdge} - ${vars.space.m})` },
  },
})
/** Aligns both ends of the bar with the column below; the line under the bar takes the full width. */
export const headerWidth = styleVariants({
  full: { paddingInline: edge },
  wide: { paddingInline: outerEdge },
  reading: { paddingInline: outerEdge },
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
  // An `auto` row would lay out the main part twice, the first time without a height: pages that fit into it would get another
  // size for a moment, and new styles twice, at each change around them.
  selectors: { [`${fixedHeight} > &:not([data-sidebar], [data-aside])`]: { gridTemplateRows: 'minmax(0, 1fr)' } },
  '@media': {
    // A hidden sidebar takes no height.
    [media.mobile]: { selectors: { '&[data-sidebar]': { gridTemplateRows: 'auto minmax(0, 1fr)' } } },
    [media.desktop]: {
      selectors: {
        [`${fixedHeight} > &`]: { gridTemplateRows: 'minmax(0, 1fr)' },
        '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        '&[data-sidebar]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
        '&[data-sidebar][data-aside]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
      },
    },
  },
})
/** Sticks below the bar while the main part scrolls with the window. */
export const sidebar = style({
  minBlockSize: 0,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: barSize, maxBlockSize: `calc(100dvh - ${barSize})` },
    [`${media.desktop} and ${low}`]: { insetBlockStart: lowBarSize, maxBlockSize: `calc(100dvh - ${lowBarSize})` },
  },
  selectors: { '[data-embed] &': { insetBlockStart: 0, maxBlockSize: '100dvh' } },
})
export const main = style({ minInlineSize: 0, minBlockSize: 0, ':focus': { outline: 'none' } })
export const scrolling = style({ overflow: 'auto', vars: { [stickyStart]: '0px' } })
export const width = styleVariants({
  full: {},
  wide: {
    inlineSize: '100%',
    paddingBlock: vars.space.xxl,
    paddingInline: outerEdge,
  },
  reading: {
    inlineSize: '100%',
    maxInlineSize: '44rem',
    marginInline: 'auto',
    paddingBlock: vars.space.xxl,
    paddingInline: edge,
  },
})
export const aside = style({
  minInlineSize: 0,
  inlineSize: '100%',
  padding: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  overflow: 'auto',
  '@media': {
    [media.desktop]: {
      inlineSize: '22.5rem',
      borderBlockStart: 'none',
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
})
