import { style } from '@vanilla-extract/css'

export const container = style({ inlineSize: '100%', blockSize: '100%', minInlineSize: 0, minBlockSize: 0 })
