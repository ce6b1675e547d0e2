import { media, pinnedActionSize, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 26rem',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100%',
  minBlockSize: 0,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto', blockSize: 'auto' },
  },
})
export const texts = style({
  // Contains the labels that only screen readers see: they would make the document scroll.
  position: 'relative',
  minBlockSize: 0,
  overflow: 'auto',
  backgroundColor: vars.color.canvas,
})
export const textTools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })
export const side = style({
  display: 'grid',
  // In a low window, the voices and the actions keep a half each, and scroll.
  gridTemplateRows: 'minmax(min(20rem, 50%), 1fr) minmax(0, max-content)',
  minBlockSize: 0,
  borderInlineStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.mobile]: { borderInlineStart: 'none', paddingBlockEnd: pinnedActionSize } },
})
export const choices = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minBlockSize: 0,
  padding: vars.space.l,
  overflow: 'auto',
  '@media': { [media.mobile]: { overflow: 'visible' } },
})
export const footer = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.border}`,
  overflow: 'auto',
  '@media': { [media.mobile]: { overflow: 'visible' } },
})
