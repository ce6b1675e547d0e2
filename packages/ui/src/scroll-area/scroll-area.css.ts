import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
  maxBlockSize: '100%',
  borderRadius: 'inherit',
})
export const scroller = style({
  minInlineSize: 0,
  minBlockSize: 0,
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.borderStrong} transparent`,
  borderRadius: 'inherit',
  ':focus-visible': { outlineOffset: '-2px' },
})
export const axis = styleVariants({
  block: { overflowBlock: 'auto', overflowInline: 'hidden' },
  inline: { overflowInline: 'auto', overflowBlock: 'hidden' },
  both: { overflow: 'auto' },
})
/** Grows with what it holds, so that its size tells when more is hidden. */
export const content = style({ minInlineSize: 'fit-content', inlineSize: '100%' })

const shadow = style({
  position: 'absolute',
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.fade}`,
  selectors: { '&[data-hides]': { opacity: 1 } },
  '@media': { '(forced-colors: active)': { display: 'none' } },
})
// A line that every theme shows, and a shadow that goes with it.
const line = `1px solid ${vars.color.border}`
const toward = (side: string) =>
  `linear-gradient(to ${side}, color-mix(in srgb, ${vars.color.scrim} 40%, transparent), transparent)`
const beside = { insetBlock: 0, inlineSize: vars.space.m } as const
const across = { insetInline: 0, blockSize: vars.space.m } as const
export const edge = styleVariants({
  inlineStart: [
    shadow,
    {
      ...beside,
      insetInlineStart: 0,
      borderInlineStart: line,
      backgroundImage: toward('right'),
      selectors: { '&:dir(rtl)': { backgroundImage: toward('left') } },
    },
  ],
  inlineEnd: [
    shadow,
    {
      ...beside,
      insetInlineEnd: 0,
      borderInlineEnd: line,
      backgroundImage: toward('left'),
      selectors: { '&:dir(rtl)': { backgroundImage: toward('right') } },
    },
  ],
  blockStart: [shadow, { ...across, insetBlockStart: 0, borderBlockStart: line, backgroundImage: toward('bottom') }],
  blockEnd: [shadow, { ...across, insetBlockEnd: 0, borderBlockEnd: line, backgroundImage: toward('top') }],
})
