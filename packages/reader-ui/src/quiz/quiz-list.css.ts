import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const list = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  paddingBlock: vars.space.l,
  minInlineSize: 0,
})
export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'normal', textAlign: 'start' })
