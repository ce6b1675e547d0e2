import { style } from '@vanilla-extract/css'

/** Hidden visually but not from screen readers. */
export const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
export const hidden = style({ ...unseen, margin: '-1px', padding: 0, border: 0, whiteSpace: 'nowrap' })
