import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const frame = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  ':focus': { outline: 'none' },
  selectors: { '&[data-idle]': { cursor: 'none' } },
})
export const container = style({
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  ':focus': { outline: 'none' },
})
/** As large as fits, with black bars above and below or at the sides. */
export const stage = style({
  inlineSize: 'min(100cqi, 100cqb * 16 / 9)',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: vars.color.canvas,
})
export const controls = style({
  position: 'absolute',
  insetBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
  insetInline: 0,
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${vars.space.l})`,
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.high,
  transition: `opacity ${vars.motion.calm}`,
  selectors: {
    // Controls stay visible while one has the focus or is hovered.
    [`${frame}[data-idle] > &`]: { opacity: 0 },
    [`${frame}[data-idle] > &:focus-within, ${frame}[data-idle] > &:hover`]: { opacity: 1 },
  },
})
