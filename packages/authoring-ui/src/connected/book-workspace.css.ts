import { media, vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const workspace = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  '@media': { [media.mobile]: { gridTemplateRows: 'auto auto', blockSize: 'auto' } },
})
export const missing = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [media.mobile]: { gridTemplateRows: 'auto auto' } },
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.page.gutter,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})
export const title = style({ flex: '1 1 0', minInlineSize: 0 })
globalStyle(`${title} > h1`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const choices = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: '65%',
  // In a wide window all links stand here.
  '@media': {
    [media.wide]: { maxInlineSize: '78%' },
    // A phone leaves the open language its whole name; the title is on the list of books, too.
    [media.mobile]: { maxInlineSize: '75%' },
  },
})
