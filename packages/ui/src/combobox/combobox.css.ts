import { style } from '@vanilla-extract/css'
import { quicklyFading } from '../surface/fade.css'
import * as listed from '../surface/listed.css'
import { raised } from '../surface/raised.css'
import { vars } from '../theme/contract.css'

export const popover = style([
  raised,
  quicklyFading,
  {
    zIndex: vars.layer.menu,
    // Close to its field, a wider shadow would fall on the field.
    boxShadow: vars.shadow.middle,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'var(--radix-popover-trigger-width)',
    minInlineSize: 'min(14rem, calc(100vw - 1rem))',
    maxInlineSize: 'calc(100vw - 1rem)',
    maxBlockSize: 'min(22rem, var(--radix-popover-content-available-height, 22rem))',
    overflow: 'hidden',
  },
])
export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  margin: 0,
  padding: vars.space.xs,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:empty': { display: 'none' } },
})
export const heading = style([listed.heading, { lineHeight: vars.lineHeight.snug }])
export const option = style([
  listed.entry,
  {
    gap: vars.space.s,
    selectors: {
      '&[data-highlighted]': { backgroundColor: vars.color.hover, boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
      '&[aria-selected="true"]': { fontWeight: vars.fontWeight.medium },
      // Its hint stays readable: it may say why.
      '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
  },
])
export const optionHint = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize.xs })
/** Reserved in every option, so that labels line up. */
export const check = style({ flex: 'none', inlineSize: '1rem', color: vars.color.accentText })
export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.l,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
})
