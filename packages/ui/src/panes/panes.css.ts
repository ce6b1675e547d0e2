import { style, styleVariants } from '@vanilla-extract/css'
import { shareProperty } from './share-property'

const place = {
  display: 'flex',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
  // What stands in front of a pane is in front of nothing else.
  isolation: 'isolate',
  // The Tab key follows what is seen where the sides are changed.
  readingFlow: 'flex-visual',
} as const
export const panes = styleVariants({
  horizontal: {
    ...place,
    flexDirection: 'row',
    selectors: { '&[data-flipped]': { flexDirection: 'row-reverse' } },
  },
  vertical: {
    ...place,
    flexDirection: 'column',
    selectors: { '&[data-flipped]': { flexDirection: 'column-reverse' } },
  },
})
const pane = { position: 'relative', minInlineSize: 0, minBlockSize: 0, overflow: 'auto' } as const
export const first = style({
  ...pane,
  flex: `0 0 var(${shareProperty})`,
  selectors: { '&[data-collapsed]': { visibility: 'hidden', overflow: 'hidden' } },
})
export const second = style({ ...pane, flex: '1 1 0' })
