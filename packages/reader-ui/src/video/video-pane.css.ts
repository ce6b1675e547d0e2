import { vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { flippedAttribute, paneAttribute, shareProperty, splitAttribute } from './video-marks'

const rest = 'minmax(0, 1fr)'
const share = `var(${shareProperty})`

globalStyle(`[${splitAttribute}="horizontal"]`, { gridTemplate: `${rest} / ${share} ${rest}` })
globalStyle(`[${splitAttribute}="horizontal"][${flippedAttribute}]`, { gridTemplate: `${rest} / ${rest} ${share}` })
globalStyle(`[${splitAttribute}="vertical"]`, { gridTemplate: `${share} ${rest} / ${rest}` })
globalStyle(`[${splitAttribute}="vertical"][${flippedAttribute}]`, { gridTemplate: `${rest} ${share} / ${rest}` })
globalStyle(`[${flippedAttribute}] > [${paneAttribute}]`, { order: 1 })
globalStyle(`[${paneAttribute}]`, {
  position: 'relative',
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'clip',
  backgroundColor: vars.color.sunken,
})
globalStyle(`[${paneAttribute}] > video`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
})

/** Presses go through it to the video. */
export const poster = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  backgroundColor: vars.color.sunken,
  pointerEvents: 'none',
})
/** Over the upper end corner of the picture. */
export const controls = style({
  position: 'absolute',
  insetBlockStart: vars.space.s,
  insetInlineEnd: vars.space.s,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
})
/** Over the place of a picture that is shown elsewhere. */
export const away = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.m,
  padding: vars.space.l,
  textAlign: 'center',
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
})
