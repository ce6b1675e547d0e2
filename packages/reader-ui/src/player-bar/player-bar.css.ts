import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

const short = '(height < 480px)'
/** A landscape phone has no room for two rows. */
const sideways = `(height < 480px) and (width >= 560px) and ${media.mobile}`
/** Text enlarged to 200 % on a phone. */
const crowded = '(width < 19rem)'

export const dock = style({
  containerType: 'inline-size',
  position: 'relative',
  paddingInline: `max(${vars.space.xl}, env(safe-area-inset-left))`,
  paddingBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
  '@media': { [`${media.mobile}, ${short}`]: { padding: 0 } },
})
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(10rem, 1fr) auto auto',
  gridTemplateAreas: '"transport timeline speed page"',
  alignItems: 'center',
  columnGap: vars.space.l,
  inlineSize: '100%',
  maxInlineSize: '48rem',
  marginInline: 'auto',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.middle,
  '@media': {
    [`${media.mobile}, ${short}`]: {
      maxInlineSize: 'none',
      border: 'none',
      borderBlockStart: `1px solid ${vars.color.border}`,
      borderRadius: 0,
      boxShadow: 'none',
      paddingBlockStart: vars.space.xs,
      paddingInline: `max(${vars.space.l}, env(safe-area-inset-left)) max(${vars.space.l}, env(safe-area-inset-right))`,
      paddingBlockEnd: `max(${vars.space.xs}, env(safe-area-inset-bottom))`,
    },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gridTemplateAreas: '"timeline timeline timeline" "speed transport page"',
      columnGap: vars.space.xs,
      // The timeline has its own space above: its thumb has a 44 px target.
      rowGap: vars.space.l,
      paddingBlock: `0 max(${vars.space.m}, env(safe-area-inset-bottom))`,
    },
    [sideways]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"transport timeline speed page"',
      paddingBlock: `${vars.space.xs} max(${vars.space.xs}, env(safe-area-inset-bottom))`,
    },
  },
  '@container': {
    [crowded]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"timeline timeline" "transport transport" "speed page"',
    },
  },
})
export const silent = style([
  bar,
  {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"transport text page"',
    '@media': {
      [media.mobile]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
        gridTemplateAreas: '"text text text" ". transport page"',
      },
    },
  },
])
export const transport = style({
  gridArea: 'transport',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  '@media': { [media.mobile]: { gap: vars.space.s } },
})
globalStyle(`${transport} button`, {
  '@media': { [media.mobile]: { inlineSize: vars.control.l, blockSize: vars.control.l } },
})
globalStyle(`${transport} [data-play]`, {
  '@media': {
    [media.mobile]: { inlineSize: '3.5rem', blockSize: '3.5rem' },
    [sideways]: { inlineSize: vars.control.l, blockSize: vars.control.l },
  },
})
/** The timeline with the tools after it. */
export const middle = style({
  gridArea: 'timeline',
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s,
  minInlineSize: 0,
})
export const timeline = style({
  flex: 'auto',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  // The same space for a mouse, whose slider is lower.
  '@media': { [media.mobile]: { minBlockSize: '2.75rem' } },
})
export const time = style({
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  minInlineSize: '2.25rem',
  textAlign: 'center',
})
export const speed = style({
  gridArea: 'speed',
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.mobile]: { justifySelf: 'start' } },
})
export const rail = style({ position: 'relative', minInlineSize: 0 })
/** Covers the slider for what tools draw on it; the slider below it stays in use. */
export const overTimeline = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })
/** Empty until tools are rendered into it. */
export const tools = style({ display: 'flex', alignItems: 'center' })
globalStyle(`${speed} select`, {
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { minInlineSize: '2.75rem', paddingInline: `0 ${vars.space.l}` } },
})
globalStyle(`${speed} select + span`, { '@media': { [media.mobile]: { insetInlineEnd: 0 } } })
export const pageOf = style({
  gridArea: 'page',
  justifySelf: 'end',
  minInlineSize: '5.5rem',
  textAlign: 'end',
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { minInlineSize: 0 } },
})
/** Read out in full; a phone shows the figures only. */
export const longPageOf = style({
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
    },
  },
})
export const shortPageOf = style({ '@media': { [media.desktop]: { display: 'none' } } })
/** The languages, with a dot between two. */
export const languages = style({ fontSize: vars.fontSize.xs, overflow: 'hidden', textOverflow: 'ellipsis' })
globalStyle(`${languages} span + span::before`, { content: '" · "' })
export const text = style({
  gridArea: 'text',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
})
/** Lies above the bar, over the bottom of the page. */
export const notices = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  zIndex: vars.layer.aside,
  pointerEvents: 'none',
})
