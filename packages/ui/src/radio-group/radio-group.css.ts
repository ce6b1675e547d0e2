import { style } from '@vanilla-extract/css'
import { mark } from '../field/choice-row.css'
import { vars } from '../theme/contract.css'

export const ring = style([
  mark,
  {
    borderRadius: vars.radius.round,
    '::before': {
      content: '',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.round,
      backgroundColor: 'currentColor',
      transform: 'scale(0)',
      transition: `transform ${vars.motion.fade} ${vars.motion.ease}`,
    },
    selectors: { '&:checked::before': { transform: 'none' } },
  },
])
