import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const bare = { margin: 0, padding: 0, listStyle: 'none', display: 'grid' } as const
export const list = styleVariants({
  rows: { ...bare, gap: vars.space.xs, gridTemplateColumns: 'minmax(0, 1fr)' },
  grid: { ...bare, gap: vars.space.m, gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))' },
})

const line = {
  content: '',
  position: 'absolute',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
} as const
const anyEntry = style({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.motion.fade}, box-shadow ${vars.motion.fade}, opacity ${vars.motion.fade}`,
  ':hover': { borderColor: vars.color.borderStrong },
  selectors: {
    '&[data-lifted]': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.middle,
    },
    '&[data-dragged]': { opacity: 0.45 },
    '&[data-disabled]:hover': { borderColor: vars.color.border },
  },
})
const halfGap = (gap: string) => `calc(-0.5 * ${gap} - 2px)`
const acrossLine = { ...line, insetInline: 0, blockSize: '2px' } as const
const besideLine = { ...line, insetBlock: 0, inlineSize: '2px' } as const
export const entry = styleVariants({
  rows: [
    anyEntry,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space.s,
      padding: vars.space.xs,
      selectors: {
        '&[data-drop="before"]::before': { ...acrossLine, insetBlockStart: halfGap(vars.space.xs) },
        '&[data-drop="after"]::before': { ...acrossLine, insetBlockEnd: halfGap(vars.space.xs) },
      },
    },
  ],
  grid: [
    anyEntry,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"content content" "grip steps"',
      gap: vars.space.xs,
      padding: vars.space.s,
      selectors: {
        '&[data-drop="before"]::before': { ...besideLine, insetInlineStart: halfGap(vars.space.m) },
        '&[data-drop="after"]::before': { ...besideLine, insetInlineEnd: halfGap(vars.space.m) },
      },
    },
  ],
})
export const grip = style({
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
  selectors: {
    // Aligns the dots of the handle, not its padding, with the edge of the content.
    [`${entry.grid} > &`]: { gridArea: 'grip', marginInlineStart: `calc(-1 * ${vars.space.xs})` },
  },
})
export const content = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    [`${entry.grid} > &`]: { gridArea: 'content' },
    // Disabled text is dimmed in its own colour, whatever sets that, and stays readable.
    '[data-disabled] > &': {
      vars: { [vars.color.text]: vars.color.textDisabled, [vars.color.textMuted]: vars.color.textDisabled },
      color: vars.color.textDisabled,
    },
  },
})
export const steps = style({
  display: 'flex',
  transition: `opacity ${vars.motion.quick}`,
  selectors: { [`${entry.grid} > &`]: { gridArea: 'steps', justifyContent: 'flex-end' } },
  // With a mouse, the arrows appear on hover and focus.
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      opacity: 0,
      selectors: { [`${anyEntry}:hover > &, ${anyEntry}:focus-within > &`]: { opacity: 1 } },
    },
  },
})
