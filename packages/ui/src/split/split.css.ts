import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

const reach = (distance: string) => `calc(-1 * ${distance})`

/** Length of the handle. */
const grip = vars.control.m

const anyBar = style({
  position: 'relative',
  flex: 'none',
  backgroundColor: vars.color.border,
  touchAction: 'none',
  transition: `background-color ${vars.motion.fade}`,
  // Overlaps the edges of both panes, so that it can be grabbed.
  zIndex: vars.layer.header,
  ':hover': { backgroundColor: vars.color.borderStrong },
  ':focus-visible': { outlineOffset: 0 },
  selectors: {
    '&[data-dragged]': { backgroundColor: vars.color.accent },
    // The area that a pointer can grab, wider than the visible line.
    '&::before': { content: '', position: 'absolute' },
    // The handle in its middle.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '50%',
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.textMuted,
      transition: `background-color ${vars.motion.fade}`,
    },
    '&:hover::after, &[data-dragged]::after': { backgroundColor: vars.color.accent },
  },
})
export const bar = styleVariants({
  horizontal: [
    anyBar,
    {
      inlineSize: '1px',
      cursor: 'col-resize',
      selectors: {
        '&::before': { insetBlock: 0, insetInline: reach(vars.space.s) },
        '&::after': {
          inlineSize: vars.space.xs,
          blockSize: grip,
          marginBlockStart: `calc(${grip} / -2)`,
          marginInlineStart: `calc(${vars.space.xs} / -2)`,
        },
      },
      '@media': { [media.touch]: { selectors: { '&::before': { insetInline: reach(vars.space.l) } } } },
    },
  ],
  vertical: [
    anyBar,
    {
      blockSize: '1px',
      cursor: 'row-resize',
      selectors: {
        '&::before': { insetInline: 0, insetBlock: reach(vars.space.s) },
        '&::after': {
          blockSize: vars.space.xs,
          inlineSize: grip,
          marginInlineStart: `calc(${grip} / -2)`,
          marginBlockStart: `calc(${vars.space.xs} / -2)`,
        },
      },
      '@media': { [media.touch]: { selectors: { '&::before': { insetBlock: reach(vars.space.l) } } } },
    },
  ],
})
