import { media, pinnedActionSize, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: '1 / -1',
  gridRow: 2,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.mobile]: { gridRow: 'auto' } },
})
/** It stays in view while the text is scrolled. */
export const openPanel = style([
  panel,
  {
    '@media': {
      [media.mobile]: { position: 'sticky', insetBlockEnd: pinnedActionSize, zIndex: vars.layer.header },
    },
  },
])
export const head = style({ paddingInline: vars.space.m, paddingBlock: vars.space.xxs })
export const note = style({ paddingBlock: vars.space.xs, paddingInline: vars.space.m })
