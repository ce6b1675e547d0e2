import { media, pinnedActionSize, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minBlockSize: 0,
  outline: 'none',
  backgroundColor: vars.color.surface,
  borderInlineStart: `1px solid ${vars.color.border}`,
  '@media': { [media.mobile]: { borderInlineStart: 'none', borderBlockEnd: `1px solid ${vars.color.border}` } },
})
export const content = style({
  // Contains visually hidden labels, which would otherwise make the document scroll.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minBlockSize: 0,
  padding: vars.space.l,
  overflow: 'auto',
  '@media': { [media.mobile]: { overflow: 'visible' } },
})
/** Comes into view above the main action of a phone. */
export const status = style({
  scrollMarginBlock: vars.space.l,
  '@media': { [media.mobile]: { scrollMarginBlockEnd: `calc(${pinnedActionSize} + ${vars.space.l})` } },
})
/** A progress bar beside the button that cancels the work. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.s,
})
/** The height of the footer, whose button has the height of a control. */
export const footerSize = `calc(${vars.control.m} + 2 * ${vars.space.m} + 1px)`
export const footer = style({
  padding: vars.space.m,
  paddingInline: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.border}`,
  // A phone pins its button to the lower edge.
  selectors: { '&:has(> [data-pinned-action])': { '@media': { [media.mobile]: { display: 'contents' } } } },
})
