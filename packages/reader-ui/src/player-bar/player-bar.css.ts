import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

const short = '(height < 480px)'
/** A landscape phone has no room for two rows. */
const sideways = `(height < 480px) and (width >= 560px) and ${media.mobile}`
const cramped = '(width < 30rem)'
/** Text enlarged to 200 % on a phone. */
const crowded = '(width < 19rem)'

export const dock = style({
  containerType: 'inline-size',
  position: 'relative',
  paddingInline: `max(${vars.space.xl}, env(safe-area-inset-left))`,
  paddingBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
  '@media': { [`${media.mobile}, ${short}`]: { padding: 0 } },
})
/** Keeps the play button in the middle below the timeline. */
const twoRows = {
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gridTemplateAreas: '"timeline timeline timeline" "speed play page"',
} as const
const threeRows = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"timeline timeline" "play play" "speed page"',
} as const

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(10rem, 1fr) auto auto',
  gridTemplateAreas: '"play timeline speed page"',
  alignItems: 'center',
  columnGap: vars.space.l,
  inlineSize: '100%',
  maxInlineSize: '64rem',
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
      ...twoRows,
      columnGap: vars.space.xs,
      // The timeline has its own space above: its thumb has a 44 px target.
      rowGap: vars.space.l,
      paddingBlock: `0 max(${vars.space.m}, env(safe-area-inset-bottom))`,
    },
    // The smallest phones: play is not in the middle.
    '(width < 22.5em)': { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
    [sideways]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"play timeline speed page"',
      paddingBlock: `${vars.space.xxs} max(${vars.space.xxs}, env(safe-area-inset-bottom))`,
    },
  },
  '@container': {
    // The panel beside the page leaves it less room.
    '(width < 44rem)': {
      '@media': { [media.desktop]: { ...twoRows, rowGap: vars.space.xs } },
    },
    // Two panels beside the page: play is not in the middle, where the page buttons need the space.
    [cramped]: {
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: 'auto auto minmax(0, 1fr)',
          columnGap: vars.space.xs,
          paddingInline: vars.space.s,
        },
      },
    },
    '(width < 21rem)': { '@media': { [media.desktop]: threeRows } },
    [crowded]: threeRows,
  },
})
export const silent = style([
  bar,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"text page"',
    '@media': {
      [media.mobile]: { gridTemplateAreas: '"text text" ". page"', rowGap: vars.space.xs },
      [sideways]: { gridTemplateAreas: '"text page"' },
    },
    '@container': {
      '(width < 44rem)': {
        '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateAreas: '"text page"' } },
      },
      [crowded]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"text" "page"' },
    },
  },
])
export const play = style({ gridArea: 'play', display: 'flex', justifyContent: 'center' })
globalStyle(`${play} button`, {
  '@media': {
    [media.mobile]: { inlineSize: '3.5rem', blockSize: '3.5rem' },
    [sideways]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
  },
})
/** The page number between the buttons that change it. */
export const turner = style({
  gridArea: 'page',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.mobile]: { marginInlineEnd: `calc(-1 * ${vars.space.m})` } },
})
globalStyle(`${turner} button:not([aria-disabled="true"])`, { color: vars.color.text })
globalStyle(`${turner} button`, {
  '@media': { [sideways]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
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
globalStyle(`${speed} select`, { fontVariantNumeric: 'tabular-nums' })
export const pageOf = style({
  minInlineSize: '5.5rem',
  textAlign: 'center',
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { minInlineSize: 0 } },
  '@container': { [cramped]: { minInlineSize: 0 } },
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
  // The page makes room for what must not cover it.
  selectors: { '&:has([data-below-page])': { position: 'static' } },
})
