import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
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
  ':focus-visible': { outline: 'none' },
})
export const axis = styleVariants({
  block: { overflowBlock: 'auto', overflowInline: 'hidden' },
  inline: { overflowInline: 'auto', overflowBlock: 'hidden' },
  both: { overflow: 'auto' },
})
/** Grows with its content, so that its size shows when more is hidden. */
export const content = style({ minInlineSize: 'fit-content', inlineSize: '100%' })

/** A mask uses only the opacity of its colours. */
const shown = vars.color.text
export const fades = {
  inlineStart: createVar(),
  inlineEnd: createVar(),
  blockStart: createVar(),
  blockEnd: createVar(),
} as const
const along = (side: 'right' | 'left' | 'bottom', from: string, to: string) =>
  `linear-gradient(to ${side}, transparent, ${shown} ${from}, ${shown} calc(100% - ${to}), transparent)`
const masks = (side: 'right' | 'left') =>
  `${along(side, fades.inlineStart, fades.inlineEnd)}, ${along('bottom', fades.blockStart, fades.blockEnd)}`
/** Fades its content where more is hidden, on any background. */
export const fading = style({
  vars: { [fades.inlineStart]: '0px', [fades.inlineEnd]: '0px', [fades.blockStart]: '0px', [fades.blockEnd]: '0px' },
  maskComposite: 'intersect',
  selectors: {
    '&[data-hides]': { maskImage: masks('right') },
    '&[data-hides]:dir(rtl)': { maskImage: masks('left') },
    '&[data-hides~="inline-start"]': { vars: { [fades.inlineStart]: vars.space.xl } },
    '&[data-hides~="inline-end"]': { vars: { [fades.inlineEnd]: vars.space.xl } },
    '&[data-hides~="block-start"]': { vars: { [fades.blockStart]: vars.space.xl } },
    '&[data-hides~="block-end"]': { vars: { [fades.blockEnd]: vars.space.xl } },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-hides], &[data-hides]:dir(rtl)': { maskImage: 'none' } },
    },
  },
})
// The ring would fade with the content, so the frame shows it.
globalStyle(`${frame}:has(> ${fading}:focus-visible)::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
  pointerEvents: 'none',
})
