import { style, styleVariants } from '@vanilla-extract/css'
import { shareProperty } from './share-property'

const fill = {
  display: 'flex',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
  // A stacking context: content in front of a pane stays inside it.
  isolation: 'isolate',
  // The tab order follows the visible order when the sides are swapped.
  readingFlow: 'flex-visual',
} as const
export const panes = styleVariants({
  horizontal: {
    ...fill,
    flexDirection: 'row',
    selectors: { '&[data-flipped]': { flexDirection: 'row-reverse' } },
  },
  vertical: {
    ...fill,
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
