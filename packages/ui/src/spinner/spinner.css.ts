import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const ring = style({
  display: 'inline-block',
  flex: 'none',
  borderStyle: 'solid',
  // An arc on a track: a ring with a gap would look like a letter.
  borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
  borderBlockStartColor: 'currentColor',
  borderRadius: vars.radius.round,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` } },
})
export const size = styleVariants({
  s: { inlineSize: '1rem', blockSize: '1rem', borderWidth: '2px' },
  m: { inlineSize: '1.5rem', blockSize: '1.5rem', borderWidth: '2px' },
  l: { inlineSize: '2.5rem', blockSize: '2.5rem', borderWidth: '3px' },
})
export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.textMuted,
})
