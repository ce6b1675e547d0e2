import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const block = style({
  backgroundColor: vars.color.pressed,
  borderRadius: vars.radius.s,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
export const shape = styleVariants({
  text: { blockSize: '0.8em', marginBlock: '0.35em' },
  title: { blockSize: '1.6rem', inlineSize: '60%' },
  cover: { aspectRatio: '2 / 3', borderRadius: vars.radius.m },
  block: { blockSize: '8rem', borderRadius: vars.radius.m },
  circle: { inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: vars.radius.round },
})
export const last = style({ inlineSize: '72%' })
