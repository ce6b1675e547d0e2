import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { fading } from './fade.css'

/** Dims the page behind a modal overlay. */
export const scrim = style([
  fading,
  { position: 'fixed', inset: 0, zIndex: vars.layer.dialog, backgroundColor: vars.color.scrim },
])
