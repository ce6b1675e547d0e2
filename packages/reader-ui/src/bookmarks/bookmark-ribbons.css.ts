import { vars } from '@lectern/ui/tokens'
import { globalStyle } from '@vanilla-extract/css'
import { bookmarkedAttribute } from './mark-pages'

globalStyle(`[${bookmarkedAttribute}]::after`, {
  content: '',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: vars.space.m,
  inlineSize: '1.25rem',
  blockSize: '1.875rem',
  backgroundColor: vars.color.accent,
  clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 72%, 0 100%)',
})
