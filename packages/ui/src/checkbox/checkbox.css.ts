import { style } from '@vanilla-extract/css'
import { mark } from '../field/choice-row.css'
import { vars } from '../theme/contract.css'

const tick = 'polygon(14% 46%, 5% 57%, 39% 88%, 96% 24%, 85% 13%, 38% 66%)'
const dash = 'polygon(8% 42%, 92% 42%, 92% 58%, 8% 58%)'

export const box = style([
  mark,
  {
    borderRadius: vars.radius.s,
    '::before': {
      content: '',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      backgroundColor: 'currentColor',
      clipPath: tick,
      transform: 'scale(0)',
      transition: `transform ${vars.motion.fade} ${vars.motion.ease}`,
    },
    selectors: {
      '&:checked::before, &:indeterminate::before': { transform: 'none' },
      '&:indeterminate::before': { clipPath: dash },
    },
  },
])
