import { focusImagePixels } from '@lectern/core/book'
import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

const frame = style({
  flex: 'none',
  inlineSize: `${focusImagePixels.width}px`,
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: `${focusImagePixels.width} / ${focusImagePixels.height}`,
  borderRadius: vars.radius.m,
  // A border would make it larger than it is asked to be.
  outline: `1px solid ${vars.color.border}`,
})
export const image = style([frame, { objectFit: 'contain', backgroundColor: vars.color.surface }])
export const missing = style([frame, { display: 'grid', placeContent: 'center', padding: 0, textAlign: 'center' }])
